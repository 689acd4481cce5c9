/** Every three words in a row of a text, in small letters; a sign between two words parts them. */
function threesIn(text: string): string[] {
  return text.split(/[^\p{L}’' ]+/u).flatMap((part) => {
    const words = part.toLowerCase().split(/\s+/).filter(Boolean);
    return words.slice(2).map((_, n) => words.slice(n, n + 3).join(" "));
  });
}

/**
 * Three words in a row that a translated text shares with its original, except in `names`, which no
 * language translates. Throws when the original has no such words: then nothing was compared.
 */
export function sharedWords(translated: string, original: string, names: readonly string[]) {
  const without = (text: string) =>
    names.reduce((left, name) => left.replaceAll(name, " | "), text);
  const known = new Set(threesIn(without(original)));
  if (known.size === 0) throw new Error("The original has no three words in a row");
  return threesIn(without(translated)).filter((three) => known.has(three));
}
