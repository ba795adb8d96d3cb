// The rulebook as it is read: rules under their headings, other rules named in a text as links, found words marked.
import { RULE_ID, ruleIds } from "../lib/ruleids";
import { settings } from "../lib/settings.svelte";
import type { RuleInfo, SectionFound } from "../protocol";

export interface Section {
  code: string; // DIE, as in the IDs of its rules; "" = none
  title: string;
  rules: RuleInfo[];
}

export interface Piece {
  text: string;
  kind: "plain" | "rule" | "found" | "code" | "step";
}

// Where a statement comes from: for who checks the rules, not for who plays
const SOURCE = /(?<=\()\[[RECP]\b[^\]]*\] | ?\[[RECP]\b[^\]]*\](?=[\s.,;:)]|$)/g;
const BEST = 6; // rules of a section that are shown as an answer
const CODE = /`[^`]+`/;
const STEP = /\b(?:Given|When|Then|Dane|Gdy|Wtedy|Gegeben|Wenn|Dann)\b/; // the parts of an example

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** `DIE: take a die`, `MOVE (phase A)` and `END` have a code; `Worked examples` has none. */
export function heading(text: string): { code: string; title: string } {
  const found = /^([A-Z]+)\b(?:: *(.+)| +\((.+)\).*)?$/.exec(text);
  if (!found) return { code: "", title: text };
  const code = found[1] ?? "";
  return { code, title: capital(found[2] ?? found[3] ?? code.toLowerCase()) };
}

export function sections(rules: RuleInfo[]): Section[] {
  const found: Section[] = [];
  let last = "";
  for (const rule of rules) {
    if (!found.length || rule.section !== last) found.push({ ...heading(rule.section), rules: [] });
    last = rule.section;
    found.at(-1)?.rules.push(rule);
  }
  return found;
}

/** Is any of them told in another language than the page? */
export const foreign = (rules: RuleInfo[]): boolean => rules.some(({ lang }) => lang !== settings.lang);

const SHORT = 3; // letters: what is shorter is not worth a mark

const wordsOf = (search: string): string[] =>
  search
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word.length >= SHORT);

/** Lessons show how rules work; examples are for who checks them. */
export const withoutExamples = (rules: RuleInfo[]): RuleInfo[] => rules.filter(({ id }) => !id.includes("-EX-"));

/** The sections that a search found, the best first; of a long one its best rules. */
export function answers(found: SectionFound[]): Section[] {
  return found.map(({ section, rules }) => ({ ...heading(section), rules: rules.slice(0, BEST) }));
}

/** Of pictures and examples those that tell about a rule of this section. */
export function within<Told extends { rule: string }>(told: Told[], section: Section): Told[] {
  const own = new Set(section.rules.map(({ id }) => id));
  return told.filter(({ rule }) => own.has(rule));
}

/** Where a heading is found on the page. */
export const anchorOf = (section: Section): string =>
  `section-${section.code || section.title.toLowerCase().replaceAll(/\W+/g, "-")}`;

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** A text in pieces: what a pattern finds, each of a kind, and the plain rest. */
function split(text: string, pattern: RegExp, kindOf: (found: string) => Piece["kind"]): Piece[] {
  const out: Piece[] = [];
  let end = 0;
  for (const { 0: found, index } of text.matchAll(pattern)) {
    if (index > end) out.push({ text: text.slice(end, index), kind: "plain" });
    out.push({ text: found, kind: kindOf(found) });
    end = index + found.length;
  }
  if (end < text.length) out.push({ text: text.slice(end), kind: "plain" });
  return out;
}

/** A rule's text in pieces, the words searched for marked in what is plain. */
export function pieces(rule: RuleInfo, search: string, known: ReadonlySet<string>): Piece[] {
  const example = rule.id.includes("-EX-");
  const marks = new RegExp([RULE_ID.source, CODE.source, ...(example ? [STEP.source] : [])].join("|"), "g");
  const parts = split(rule.text.replaceAll(SOURCE, ""), marks, (found) => {
    if (found.startsWith("`")) return "code";
    if (known.has(found)) return "rule";
    return ruleIds(found).length ? "plain" : "step";
  }).map((piece) => (piece.kind === "code" ? { ...piece, text: piece.text.slice(1, -1) } : piece));
  const words = wordsOf(search).map(escaped);
  if (!words.length) return parts;
  const wanted = new RegExp(words.join("|"), "gi");
  return parts.flatMap((piece) => (piece.kind === "plain" ? split(piece.text, wanted, () => "found") : [piece]));
}
