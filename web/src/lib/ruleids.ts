// What the ID of a rule looks like, as core/rulebook.py has it: SF-DIE-04.
export const RULE_ID = /\b[A-Z][A-Z0-9]*(?:-[A-Z][A-Z0-9]*)*-\d+\b/g;

/** Those in a text, each once. */
export const ruleIds = (text: string): string[] => [...new Set(text.match(RULE_ID))];
