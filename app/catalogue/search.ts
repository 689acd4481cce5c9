/**
 * Plain text search. It contains no products, so that the page's script stays small: the caller
 * passes the texts.
 */
export type SearchableText = {
  words: readonly string[];
  /** Suffixes of a joined word, each matched as a prefix: "bpc157kpv", "157kpv", "kpv". */
  joined: readonly string[];
};

/**
 * Takes a treatment's title, category name, description and benefits as separate parts. Titles and
 * category names also match without spaces ("weightloss"). In sentences only words with a hyphen or
 * slash do: otherwise two neighboring words would match as one.
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
 * Whether the text contains every word of `query`, at least as a part of a word. Accents, case and
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
