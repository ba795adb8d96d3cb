// Sentences of a game's texts: ⟦symbol⟧ stands for a picture of the board.

/** For who shows no pictures. */
export const plain = (text: string): string => text.replaceAll(/⟦[^⟧]*⟧\s?/g, "");

/** The symbol at the beginning of a sentence, "" if there is none. */
export const symbolOf = (text: string): string => /^⟦([^⟧]*)⟧/.exec(text)?.[1] ?? "";
