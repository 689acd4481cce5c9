/**
 * Types that the texts of several pages share. A page's texts are one object that `satisfies` its
 * type, so that a missing text is a type error. Fixed counts are tuples.
 */
export type SearchWords = {
  /** Unique, at most 60 characters without the clinic's name, which the layout adds. */
  title: string;
  /** 110 to 160 characters. */
  description: string;
  keywords: readonly string[];
};

export type Hero = {
  /** Two to four words above the headline. */
  kicker: string;
  headline: string;
  /** One or two sentences. */
  lead: string;
};

/** A heading with one or two sentences under it: value cards, features, services, reasons. */
export type Item = { title: string; text: string };

export type LinkedItem = Item & { href: string; label: string };

/** A titled group of items. `intro` is the text below the heading. */
export type Section<Items = readonly Item[]> = {
  heading: string;
  intro?: string;
  items: Items;
};

export type Question = {
  question: string;
  answer: string;
  /** Figures of the answer, shown as a table below it. */
  facts?: readonly Fact[] | undefined;
};

/** A row of a table of facts, e.g. costs: label on the left, fact on the right. */
export type Fact = {
  label: string;
  value: string;
  /** A note beside the value, e.g. the cards outside a range. */
  note?: string | undefined;
};

export type CallToAction = { heading: string; text: string };

export type Four<T> = readonly [T, T, T, T];
export type Three<T> = readonly [T, T, T];
export type Five<T> = readonly [T, T, T, T, T];
export type Six<T> = readonly [T, T, T, T, T, T];
export type Twenty<T> = readonly [...Five<T>, ...Five<T>, ...Five<T>, ...Five<T>];

/** A legal page: sections of paragraphs and lists. */
export type LegalBlock = string | { list: readonly string[] };
export type LegalSection = { id: string; heading: string; blocks: readonly LegalBlock[] };
export type LegalDocument = {
  search: SearchWords;
  title: string;
  /** Dates as shown, e.g. "January 1, 2025"; `effective` where the specification or the clinic gives one. */
  effective?: string;
  updated: string;
  lead: string;
  sections: readonly LegalSection[];
};
