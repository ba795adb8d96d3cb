// The pictures of the games, fetched once.
const known = new Map<string, Promise<string>>();

export function pictureOf(game: string): Promise<string> {
  const asked = known.get(game) ?? fetched(game);
  known.set(game, asked);
  return asked;
}

/** Without it the card is still a card. */
async function fetched(game: string): Promise<string> {
  try {
    const answer = await fetch(`/api/games/${game}/picture.svg`);
    return answer.ok ? await answer.text() : "";
  } catch {
    known.delete(game);
    return "";
  }
}
