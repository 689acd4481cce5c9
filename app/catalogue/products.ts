import { cardWords } from "../content/en/catalogue/card-words";
import { fitnessAntiAging } from "../content/en/catalogue/products/fitness-anti-aging";
import { sexualHealth } from "../content/en/catalogue/products/sexual-health";
import { testosteroneHormoneTherapy } from "../content/en/catalogue/products/testosterone-hormone-therapy";
import { weightLoss } from "../content/en/catalogue/products/weight-loss";
import { type PictureName, pictures } from "../content/en/pictures";
import { oncePerVersion } from "../facts/once-per-version";
import type { Listing, Product } from "./product";

/**
 * Every listing of the catalogue. The order matters: where two listings share a title, the earlier
 * one is the treatment's own and the later one refers to it.
 */
export const listings: readonly Listing[] = [
  ...fitnessAntiAging,
  ...sexualHealth,
  ...testosteroneHormoneTherapy,
  ...weightLoss,
];

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

/** The catalogue as shown: each listing with the clinic's price and badge. */
export const catalogueOf = oncePerVersion((facts): readonly Product[] =>
  listings.map((listing) => {
    const slug = canonicalSlug(listing);
    const agreed = facts.treatments[slug];
    if (!agreed)
      throw new Error(`"${slug}" has no price: add it to treatments in facts/clinic-facts.ts.`);
    const { supply, priceWithheld, ...terms } = agreed;
    const description = agreed.description ?? listing.description;
    return {
      ...listing,
      ...terms,
      price: priceWithheld ? null : terms.price,
      servings: supply ?? cardWords.supplyUnknown,
      image: pictureOf(listing),
      summary: agreed.summary ?? listing.summary,
      description: typeof description === "string" ? description : description(facts),
    };
  }),
);
