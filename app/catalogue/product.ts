import type { PictureName } from "../content/en/pictures";

export type CategoryId =
  | "fitness-anti-aging"
  | "testosterone-hormone-therapy"
  | "sexual-health"
  | "weight-loss";

export type Category = {
  id: CategoryId;
  name: string;
  slug: CategoryId;
  /** Of /services: the footer's word for it, where it has one. */
  fragment: string;
};

export type Badge =
  | "POPULAR"
  | "FALL SALE"
  | "ADVANCED BLEND"
  | "PATIENT FAVORITE"
  | "NEW FORMULA"
  | "LONG ACTING";

/** What the catalogue knows of one treatment. Prices are US dollars with two decimals. */
export type Product = {
  /** "1", "6b": a b marks the second listing of a product that another category has already. */
  id: string;
  title: string;
  category: CategoryId;
  slug: string;
  price: number;
  compareAtPrice?: number;
  /** In content/pictures.ts (art/README.md makes one); second listings share the first one's. */
  image: PictureName;
  /** One sentence, at most 95 characters: the card, the search engines' snippet. */
  summary: string;
  /** Two to four sentences that a patient understands. */
  description: string;
  /** Four to six. */
  benefits: readonly string[];
  /** What one order holds, in plain words, e.g. "One vial, about a month's supply". */
  servings: string;
  ingredients?: string;
  directions?: string;
  warnings?: string;
  disclaimer: string;
  badge?: Badge;
};
