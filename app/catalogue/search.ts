/**
 * Searching in plain words. It knows no products, so that the page's script that uses it
 * stays small: the caller says what is to be looked through.
 */
export type SearchableText = {
  words: readonly string[];
  /** What a word typed as one may begin with: "bpc157kpv", "157kpv", "kpv". */
  joined: readonly string[];
};

/**
 * Takes a treatment's title, category name, description and benefits, each as a part of its own.
 * Titles and category names may be asked for written together ("weightloss"). In sentences only
 * what has a hyphen or slash may: otherwise two words that happen to meet would be found as one.
 */
export function searchableText(parts: readonly string[]): SearchableText {
  const longestName = 5;
  const pieces = parts.flatMap((part) =>
    plain(part).split(" ").length <= longestName ? [part] : part.split(/\s+/),
  );
  return {
    words: parts.flatMap((part) => plain(part).split(" ")),
    joined: pieces.flatMap((piece) => tails(plain(piece).split(" "))),
  };
}

/**
 * Whether every word of `query` is in the text, as a part of a word at least. Accents, case and
 * hyphens don't matter. A query without a letter or digit matches nothing.
 */
export function matchesQuery(text: SearchableText, query: string): boolean {
  if (!plain(query)) return false;
  return query
    .split(/\s+/)
    .map((word) => plain(word).split(" "))
    .every((parts) => has(text, parts.join("")) || parts.every((part) => has(text, part)));
}

function has({ words, joined }: SearchableText, wanted: string): boolean {
  return words.some((word) => word.includes(wanted)) || joined.some((j) => j.startsWith(wanted));
}

/** Lower case, no accents, and one space for all other signs: "Péptide-157!" → "peptide 157". */
function plain(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/['’]/g, "")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

const tails = (words: readonly string[]) => words.map((_, from) => words.slice(from).join(""));
