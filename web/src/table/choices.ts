// Which buttons stand in the bar: the actions that have no place on the board, many of one kind as one button with a menu.
import type { LegalAction } from "../protocol";

const ROOM = 7; // buttons that may stand beside each other
const MANY = 3; // as many of one kind become a menu when room is short

export interface Entry {
  text: string;
  actions: LegalAction[];
  free: boolean;
}

export interface Group {
  heading: string;
  entries: Entry[];
}

const single = (action: LegalAction): Entry => ({ text: action.text, actions: [action], free: action.free });

/** What the pending decision offers comes first, what may interrupt it after that. */
export function entries(buttons: LegalAction[]): Entry[] {
  const kinds = new Map<string, LegalAction[]>();
  for (const action of buttons) {
    const kind = `${action.free ? 1 : 0}${action.heading}`;
    kinds.set(kind, [...(kinds.get(kind) ?? []), action]);
  }
  const crowded = buttons.length > ROOM;
  const all = [...kinds.values()].flatMap((kind): Entry[] => {
    const [first] = kind;
    const folds = first && first.heading && crowded && kind.length >= (first.free ? MANY : 2 * MANY) && kinds.size > 1;
    return folds ? [{ text: first.heading, actions: kind, free: first.free }] : kind.map(single);
  });
  return [...all.filter((entry) => !entry.free), ...all.filter((entry) => entry.free)];
}

/** Headings only where they help: several kinds, and several of a kind. */
export function groups(buttons: LegalAction[]): Group[] {
  const all = entries(buttons);
  const heading = (entry: Entry) => (entry.actions.length > 1 ? "" : (entry.actions[0]?.heading ?? ""));
  const many = all.length > ROOM;
  const found: Group[] = [];
  for (const entry of all) {
    const title = many ? heading(entry) : "";
    const last = found.at(-1);
    if (last?.heading === title) last.entries.push(entry);
    else found.push({ heading: title, entries: [entry] });
  }
  return found;
}
