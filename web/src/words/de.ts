// The words of a language in one piece: the first page waits for them.
export default Object.values(
  import.meta.glob<string>(["./de.ftl", "./*.de.ftl"], { query: "?raw", import: "default", eager: true }),
);
