// The key of a link to a game that is over: who came by such a link says it with all they ask about that game.
export const key = (): string => new URLSearchParams(location.search).get("key") ?? "";

/** An address of that game, with the key that opens it. */
export function withKey(address: string): string {
  const found = key();
  return found ? `${address}${address.includes("?") ? "&" : "?"}key=${encodeURIComponent(found)}` : address;
}
