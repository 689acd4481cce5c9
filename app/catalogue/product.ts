import type { PictureName } from "../content/en/pictures";
import type { Facts } from "../facts/facts-schema";
import type { Safety } from "./safety";

export type CategoryId =
  | "fitness-anti-aging"
  | "testosterone-hormone-therapy"
  | "sexual-health"
  | "weight-loss";

export type Category = {
  id: CategoryId;
  name: string;
  slug: CategoryId;
  /** Fragment of /services: the footer's word for the category, if any. */
  fragment: string;
};

/** Texts of one treatment in the catalogue. Price and badge are facts (products.ts). */
export type Listing = {
  /** "1", "6b": a "b" marks a second listing in another category. */
  id: string;
  title: string;
  category: CategoryId;
  slug: string;
  /** Only for a treatment that uses another one's picture (products.ts, `pictureOf`). */
  image?: PictureName;
  /** One sentence, at most 95 characters: on the card and in search results. */
  summary: string;
  /** Two to four sentences that a patient understands. */
  description: string | ((facts: Facts) => string);
  /** Four to six items. */
  benefits: readonly string[];
  ingredients?: string;
  directions?: string;
  /** How it is taken, in a few words (content/en/catalogue/how-taken.ts). */
  taken: string;
  /** Its warnings; treatments of one kind share them (content/en/catalogue/safety). */
  safety: Safety;
  disclaimer: string;
};

/** A listing with the clinic's facts: its unit, badge and evidence. */
export type Product = Omit<Listing, "description" | "image"> &
  Omit<Facts["treatments"][string], "supply" | "price" | "priceWithheld"> & {
    /** US dollars; null while the review of its evidence is long overdue. */
    price: number | null;
    description: string;
    image: PictureName;
    /** Contents of one order: the fact "supply". */
    servings: string;
  };
