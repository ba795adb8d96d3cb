// What this browser remembers for a visitor; where storage is switched off, for as long as the page is open.
const here = new Map<string, string>();

export function recall(key: string, where: "localStorage" | "sessionStorage"): string | null {
  try {
    return window[where].getItem(key);
  } catch {
    return here.get(key) ?? null;
  }
}

export function remember(key: string, value: string, where: "localStorage" | "sessionStorage"): void {
  try {
    window[where].setItem(key, value);
  } catch {
    here.set(key, value);
  }
}

export function forget(key: string, where: "localStorage" | "sessionStorage"): void {
  here.delete(key);
  try {
    window[where].removeItem(key);
  } catch {
    // there was nothing
  }
}
