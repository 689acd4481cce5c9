import { listings } from "./products";

/** From so many listings on, /services shows some cards at a time, and the server filters them. */
const pagedFrom = 60;

/** Listings are part of the build, so a build is one or the other. */
export const isPaged = listings.length >= pagedFrom;

const cardsPerPage = 24;

export type Page<Item> = {
  shown: readonly Item[];
  /** The page's number; the last one's where a larger number was asked for. */
  number: number;
  /** How many pages there are, at least one. */
  of: number;
};

export function pageOf<Item>(items: readonly Item[], asked: number): Page<Item> {
  const of = Math.max(1, Math.ceil(items.length / cardsPerPage));
  const number = Math.min(Math.max(asked, 1), of);
  return { shown: items.slice((number - 1) * cardsPerPage, number * cardsPerPage), number, of };
}

/** A page's number in a URL: 1 for a text that is no number. */
export const pageNumber = (text: string | null): number =>
  /^[1-9]\d{0,4}$/.test(text ?? "") ? Number(text) : 1;

/** The pages that a page links to: the first, the last and its neighbors; null is a gap. */
export function linkedPages({ number, of }: Pick<Page<unknown>, "number" | "of">) {
  const near = [1, number - 1, number, number + 1, of].filter((one) => one >= 1 && one <= of);
  return [...new Set(near)].flatMap((one, at, all) => {
    const missing = one - (all[at - 1] ?? 0) - 1;
    // A gap of one page is as short as its number.
    if (missing === 1) return [one - 1, one];
    return missing > 0 ? [null, one] : [one];
  });
}
