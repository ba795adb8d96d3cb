// The words of a language in one piece: the first page waits for them.
export default Object.values(
  import.meta.glob<string>(["./en.ftl", "./*.en.ftl"], { query: "?raw", import: "default", eager: true }),
);
