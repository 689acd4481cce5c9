import MiniSearch from "minisearch";

/** Kinds of search results: a treatment, an area of care, another page, or a question. */
export type Findable = {
  kind: "treatment" | "area" | "page" | "question";
  title: string;
  href: string;
  summary: string;
  /** Search words of people who do not know the name. */
  keywords: string;
  /** Further texts that are searched, each separately. */
  texts: readonly string[];
};

/** Brand names of approved medicines, which lead to an area's page and no treatment. */
export type Brands = readonly { names: readonly string[]; href: string }[];

export type Found = {
  /** The area's page, when the query is a brand name of an approved medicine. */
  brand: Findable | null;
  /** The best result first. */
  results: readonly Findable[];
  /** Titles of the treatments to show for the query. */
  treatments: readonly string[];
};

/** Most characters of a query that are searched. */
export const longestQuery = 120;

export type Find = (query: string) => Found;

/** Shorter words must match whole words: a single letter begins too many words. */
const least = 2;
/** Allowed share of wrong letters: one in four, two in eight. */
const allowedTypos = (term: string) => (term.length >= 4 ? 0.25 : false);

const words = (text: string) =>
  text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/['’]/g, "")
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** Question words that name no subject. */
const asking = new Set(
  "a an and are can do does for how i in is it me my of on or the to what when where which who with you your".split(
    " ",
  ),
);

const meant = (query: string) => {
  const all = words(query);
  const named = all.filter((word) => !asking.has(word));
  return named.length > 0 ? named : all;
};

/**
 * Creates the search over these entries. It accepts typing errors, prefixes and common names; a
 * query without any known word finds nothing.
 */
export function makeFind(entries: readonly Findable[], brands: Brands): Find {
  const index = new MiniSearch<{ id: number; title: string; keywords: string; text: string }>({
    fields: ["title", "keywords", "text"],
    tokenize: words,
    processTerm: (term) => term,
  });
  index.addAll(
    entries.map(({ title, keywords, summary, texts }, id) => ({
      id,
      title,
      keywords,
      text: [summary, ...texts].join(" "),
    })),
  );
  const named = new MiniSearch<{ id: number; name: string }>({
    fields: ["name"],
    tokenize: words,
    processTerm: (term) => term,
  });
  const everyBrand = brands.flatMap(({ names, href }) => names.map((name) => ({ name, href })));
  named.addAll(everyBrand.map(({ name }, id) => ({ id, name })));
  const exact = entries.map(({ title, summary, texts }) =>
    searchableText([title, summary, ...texts]),
  );

  const brandOf = (query: string): Findable | null => {
    const options = {
      fuzzy: (term: string) => (term.length >= 6 ? 0.2 : false),
      prefix: (term: string) => term.length >= 5,
    };
    const [best] = meant(query).flatMap((word) => named.search(word, options));
    const href = best && everyBrand[best.id]?.href;
    return entries.find((entry) => entry.href === href) ?? null;
  };

  return (asked) => {
    const query = asked.slice(0, longestQuery);
    const terms = meant(query).slice(0, 12);
    if (terms.length === 0) return nothing;
    const brand = brandOf(query);
    if (brand) return { ...nothing, brand, results: [brand] };
    // With an unknown word, the other words must match exactly.
    const search = (isWhole: boolean) =>
      index.search(terms.join(" "), {
        combineWith: isWhole ? "AND" : "OR",
        boost: { title: 4, keywords: 5 },
        prefix: (term) => isWhole && term.length >= least,
        fuzzy: isWhole && allowedTypos,
        weights: { fuzzy: 0.3, prefix: 0.6 },
        boostDocument: (id) => weightOf[entries[id as number]?.kind ?? "page"],
      });
    const every = search(true);
    const ranked = every.length > 0 ? every : search(false);
    const results = ranked.flatMap(({ id }) => entries[id] ?? []);
    const literal = entries.filter((_, id) => matchesQuery(exact[id] ?? noText, query));
    return {
      brand: null,
      results: [...new Set([...results, ...literal])],
      treatments: shown({ terms, results, literal }),
    };
  };
}

const nothing: Found = { brand: null, results: [], treatments: [] };
const noText = { words: [], joined: [] };

/**
 * Treatments that the words name, and those whose texts contain them. One or two letters occur in
 * nearly every text (the T of "low T"): for them only names count, if any match.
 */
function shown({
  terms,
  results,
  literal,
}: {
  terms: readonly string[];
  results: readonly Findable[];
  literal: readonly Findable[];
}): string[] {
  const isTreatment = ({ kind }: Findable) => kind === "treatment";
  const meaning = results.filter((entry) => {
    const named = words(entry.keywords);
    return terms.every((term) => named.includes(term));
  });
  const isShort = terms.join("").length <= 2 && meaning.some(isTreatment);
  const hasLetter = terms.length > 1 && terms.some((term) => term.length === 1);
  const wanted =
    isShort || (hasLetter && meaning.length > 0)
      ? meaning
      : [...meaning, ...literal].some(isTreatment)
        ? [...meaning, ...literal]
        : results;
  return [...new Set(wanted.filter(isTreatment).map(({ title }) => title))];
}

const weightOf = { treatment: 1, area: 2, page: 1.2, question: 0.6 } as const;

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
