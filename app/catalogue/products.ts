import { cardWords } from "../content/en/catalogue/card-words";
import { listings } from "../content/en/catalogue/listings";
import { type PictureName, pictures } from "../content/en/pictures";
import type { Facts } from "../facts/facts-schema";
import { oncePerVersion } from "../facts/once-per-version";
import type { Approval, Listing, Product } from "./product";

/* Slugs, ids, titles and pictures are the same in every language. */
export { listings };

/** Slug of the treatment's own page: for a second listing, the first one's. */
export function canonicalSlug({ title, slug }: Pick<Listing, "title" | "slug">): string {
  return listings.find((listing) => listing.title === title)?.slug ?? slug;
}

/** The title of the listing with this slug; the slug itself when there is none. */
export const titleOf = (slug: string): string =>
  listings.find((listing) => listing.slug === slug)?.title ?? slug;

/**
 * The listing's picture: by the treatment's own slug, which its listings share, or another
 * treatment's that the entry names.
 */
export function pictureOf({ image, ...listing }: Listing): PictureName {
  const name = image ?? canonicalSlug(listing);
  if (!isPicture(name))
    throw new Error(
      `"${name}" has no picture: add it to content/en/pictures.ts, or say in its entry whose picture it shares (image): that of a treatment with the same name on its label.`,
    );
  return name;
}

const isPicture = (name: string): name is PictureName => Object.hasOwn(pictures, name);

/** The words of one language (content/site.ts), which import this file. */
type CatalogueWords = {
  cardWords: { supplyUnknown: string; suppliesUnknown: string };
  listings: readonly Listing[];
};

const made = oncePerVersion(() => new Map<unknown, readonly Product[]>());

/**
 * The catalogue as shown: each listing with the clinic's price and badge, in the language of the
 * words; in English for the desk. Made once for each version of the facts.
 */
export function catalogueOf(
  facts: Facts,
  words: CatalogueWords = { cardWords, listings },
): readonly Product[] {
  const known = made(facts).get(words.listings) ?? products(facts, words);
  made(facts).set(words.listings, known);
  return known;
}

/** No product that the treatment may be is approved, so its price has no sentence on approval. */
const unapproved: readonly Approval[] = ["unapproved", "compounded", "approved-other-form"];

const products = (facts: Facts, { cardWords, listings }: CatalogueWords) =>
  listings.map((listing): Product => {
    const slug = canonicalSlug(listing);
    const agreed = facts.treatments[slug];
    if (!agreed)
      throw new Error(`"${slug}" has no price: add it to treatments in facts/clinic-facts.ts.`);
    const { supply, priceWithheld, ...terms } = agreed;
    const description = agreed.description ?? listing.description;
    const isUnapproved = unapproved.includes(listing.safety.status.approval);
    const supplyMissing = isUnapproved ? cardWords.suppliesUnknown : cardWords.supplyUnknown;
    return {
      ...listing,
      ...terms,
      price: priceWithheld ? null : terms.price,
      servings: supply ?? supplyMissing,
      image: pictureOf(listing),
      summary: agreed.summary ?? listing.summary,
      description: typeof description === "string" ? description : description(facts),
    };
  });
