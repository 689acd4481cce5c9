import MiniSearch, { type SearchOptions } from "minisearch";

/** Kinds of search results: a treatment, an area of care, another page, or a question. */
export type Findable = {
  kind: "treatment" | "area" | "page" | "question";
  title: string;
  href: string;
  summary: string;
  /** Search words of people who do not know the name. */
  keywords: string;
  /** Further texts that are searched. */
  texts: readonly string[];
};

/** Brand names of approved medicines, which lead to an area's page and no treatment. */
export type Brands = readonly { names: readonly string[]; href: string }[];

export type Found = {
  /** The area's page, when the query is a brand name of an approved medicine. */
  brand: Findable | null;
  /** The best result first. */
  results: readonly Findable[];
  /** Titles of the treatments among them. */
  treatments: readonly string[];
  /** The first of the others. */
  pages: readonly Findable[];
};

/** Most characters of a query that are searched. */
export const longestQuery = 120;
const mostWords = 12;

export type Find = (query: string) => Found;

/** Lower case, without accents and signs: "Péptide-157!" is "peptide" and "157". */
const words = (text: string) =>
  text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/['’]/g, "")
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** Most words of a name, which people also write as one: "weightloss", "bpc157". */
const longestName = 5;

/**
 * The words of a text of several lines. Those of a name, or of a word with a hyphen or slash, are
 * also joined: "bpc157kpv", "157kpv".
 */
const indexedWords = (text: string) =>
  text.split("\n").flatMap((line) => {
    const all = words(line);
    const pieces = all.length <= longestName ? [all] : line.split(/\s+/).map(words);
    return [
      ...all,
      ...pieces.flatMap((piece) => piece.slice(0, -1).map((_, from) => piece.slice(from).join(""))),
    ];
  });

/** Words of questions in both languages that name no subject; without accents, as queries are read. */
const asking = new Set(
  [
    "a an and are can do does for how i in is it me my of on or to the what when where which who with you your",
    "al como con cual cuales cuando cuanto cuesta de del donde el en es la las lo los mi o para por puedo que quien se si su tengo tiene tienen un una usted y",
  ].flatMap((words) => words.split(" ")),
);

const meant = (query: string) => {
  const all = words(query.slice(0, longestQuery));
  const named = all.filter((word) => !asking.has(word));
  return (named.length > 0 ? named : all).slice(0, mostWords);
};

const mostPages = 5;

const foundOf = (results: readonly Findable[], brand: Findable | null = null): Found => ({
  brand,
  results,
  treatments: results.filter(({ kind }) => kind === "treatment").map(({ title }) => title),
  pages: results.filter(({ kind }) => kind !== "treatment").slice(0, mostPages),
});

const weightOf = { treatment: 1, area: 2, page: 1.2, question: 0.6 } as const;

/**
 * Creates the search over these entries. It accepts prefixes, common names and typing errors; a
 * query without any known word finds nothing.
 */
export function makeFind(entries: readonly Findable[], brands: Brands): Find {
  const index = new MiniSearch<{ id: number; title: string; keywords: string; text: string }>({
    fields: ["title", "keywords", "text"],
    tokenize: indexedWords,
    processTerm: (term) => term,
    searchOptions: {
      tokenize: words,
      boost: { title: 4, keywords: 5 },
      weights: { fuzzy: 0.3, prefix: 0.6 },
      boostDocument: (id) => weightOf[entries[id as number]?.kind ?? "page"],
    },
  });
  index.addAll(
    entries.map(({ title, keywords, summary, texts }, id) => ({
      id,
      title,
      keywords,
      text: [summary, ...texts].join("\n"),
    })),
  );
  const named = new MiniSearch<{ id: number; name: string }>({
    fields: ["name"],
    tokenize: words,
    processTerm: (term) => term,
  });
  const everyBrand = brands.flatMap(({ names, href }) => names.map((name) => ({ name, href })));
  named.addAll(everyBrand.map(({ name }, id) => ({ id, name })));

  const brandOf = (terms: readonly string[]): Findable | null => {
    const options = {
      fuzzy: (term: string) => (term.length >= 6 ? 0.2 : false),
      prefix: (term: string) => term.length >= 5,
    };
    const [best] = terms.flatMap((term) => named.search(term, options));
    const href = best && everyBrand[best.id]?.href;
    return entries.find((entry) => entry.href === href) ?? null;
  };

  return (query) => {
    const terms = meant(query);
    const brand = brandOf(terms);
    if (brand) return foundOf([brand], brand);
    // A single letter begins too many words, unless it is all that is typed so far.
    const prefix = (term: string) => term.length > 1 || terms.length === 1;
    // One wrong letter in four, two in eight.
    const fuzzy = (term: string) => (term.length >= 4 ? 0.25 : false);
    // Two in five, such as the missing vowels of "peptd", but in names only.
    const fuzzier = (term: string) => (term.length >= 5 ? 2 : false);
    const names = ["title", "keywords"];
    const ways = [
      { combineWith: "AND", prefix },
      { combineWith: "AND", prefix, fuzzy },
      { combineWith: "AND", prefix, fuzzy: fuzzier, fields: names },
      // With an unknown word, the others must match exactly.
      { combineWith: "OR" },
    ] satisfies SearchOptions[];
    for (const way of ways) {
      const ranked = index.search(terms.join(" "), way);
      if (ranked.length > 0) return foundOf(ranked.flatMap(({ id }) => entries[id] ?? []));
    }
    return foundOf([]);
  };
}
