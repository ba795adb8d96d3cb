import svelte from "eslint-plugin-svelte";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

export default ts.config(
  { ignores: ["node_modules", "src/protocol.ts"] },
  ...ts.configs.strict,
  ...ts.configs.stylistic,
  ...svelte.configs.recommended,
  { files: ["**/*.svelte", "**/*.svelte.ts"], languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } } },
  {
    rules: {
      "no-undef": "off", // TypeScript knows better
      eqeqeq: "error",
      "svelte/no-at-html-tags": "off", // the boards are markup of our own server
      "svelte/prefer-svelte-reactivity": "off", // maps that nobody watches stay plain
      "@typescript-eslint/no-dynamic-delete": "off",
    },
  },
);
