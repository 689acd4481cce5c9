import type { PictureName } from "../content/en/pictures";
import type { Facts } from "../facts/facts-schema";

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
  /** Other names that people search for, shown after the title in search results: "bremelanotide". */
  alsoCalled?: string;
  /** Only for a treatment that uses another one's picture (products.ts, `pictureOf`). */
  image?: PictureName;
  /** One or two sentences, at most 115 characters: on the card and on the preview card. */
  summary: string;
  /** Two to four sentences that a patient understands. */
  description: string | ((facts: Facts) => string);
  /** Two to six items. */
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
    /** Contents of one order: the fact "supply", or the sentence that is said while it is unknown. */
    servings: string;
  };

/** The FDA's decision about a treatment in one word; the sentences state it in full. */
export type Approval =
  /** A generic with this ingredient, in this form and for this use, is approved. */
  | "approved-generic"
  /** Medicines with this ingredient are approved; a compounded one is not. */
  | "approved-unless-compounded"
  /** Approved in another form than the one that is offered. */
  | "approved-other-form"
  /** Approved for a narrower use than people ask for. */
  | "approved-other-use"
  /** A blend that a pharmacy makes to order; not approved. */
  | "compounded"
  | "unapproved"
  /** Unknown until the medicine has a name. */
  | "unknown";

/**
 * The warnings of one treatment as data, also for cards, comparisons and search. The items of the
 * four lists complete the sentence that the list's heading begins
 * (content/en/catalogue/safety/safety-words.ts).
 */
export type Safety = {
  status: {
    approval: Approval;
    /** Always visible, even when the lists are closed. */
    sentences: readonly string[];
    /** Month of the last check of the sentences: "2026-11". */
    asOf: string;
  };
  /** At most three, each short enough for one line of a phone. */
  whoShouldNot: readonly string[];
  notIf: readonly string[];
  tellUsFirst: readonly string[];
  commonSideEffects: readonly string[];
  getHelp: readonly string[];
  /** Whole sentences, each with the number to call. */
  call911: readonly string[];
};
