import MiniSearch from "minisearch";
import { matchesQuery, searchableText } from "./search";

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
