// Part of `npm run check`: the texts must say the same things in every language, and say all that the pages ask for.
import { globSync, readFileSync } from "node:fs";

const LANGS = ["en", "pl", "de"];
const problems = [];
const known = new Set();
for (const english of globSync("src/words/*en.ftl")) {
  const keys = Object.fromEntries(
    LANGS.map((lang) => {
      const text = readFileSync(english.replace(/en\.ftl$/, `${lang}.ftl`), "utf8");
      return [
        lang,
        new Map([...text.matchAll(/^([a-z][\w-]*) *=(.*(?:\n .*)*)/gm)].map((found) => [found[1], found[2]])),
      ];
    }),
  );
  const all = new Set(LANGS.flatMap((lang) => [...keys[lang].keys()]));
  for (const key of all) {
    const variables = LANGS.map((lang) => {
      if (!keys[lang].has(key)) problems.push(`${key}: missing in ${english.replace(/en\.ftl$/, `${lang}.ftl`)}`);
      return [...new Set((keys[lang].get(key) ?? "").match(/\$\w+/g))].sort().join(" ");
    });
    if (new Set(variables).size > 1)
      problems.push(`${key}: not the same variables in all languages: ${variables.join(" | ")}`);
    known.add(key);
  }
}
for (const file of globSync("src/**/*.{svelte,ts}"))
  for (const [, key] of readFileSync(file, "utf8").matchAll(/\bsay\("([\w-]+)"/g))
    if (!known.has(key)) problems.push(`${key}: asked for by ${file}, in no file of words`);
if (problems.length) {
  console.error(problems.join("\n"));
  process.exit(1);
}
