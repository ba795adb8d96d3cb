export default {
  compilerOptions: {
    runes: true,
    discloseVersion: false,
    cssHash: ({ css, hash }) => `s${hash(css).slice(0, 5)}`, // short: it stands on every element
  },
};
