import { fitnessAntiAging } from "../content/en/catalogue/products/fitness-anti-aging";
import { sexualHealth } from "../content/en/catalogue/products/sexual-health";
import { testosteroneHormoneTherapy } from "../content/en/catalogue/products/testosterone-hormone-therapy";
import { weightLoss } from "../content/en/catalogue/products/weight-loss";
import { type PictureName, pictures } from "../content/en/pictures";
import type { Facts } from "../facts/facts-schema";
import type { Listing, Product } from "./product";

/**
 * Every listing of the catalogue, in words. The order matters: where two listings share a title,
 * the earlier one is the treatment's own and the later one points to it.
 */
export const listings: readonly Listing[] = [
  ...fitnessAntiAging,
  ...sexualHealth,
  ...testosteroneHormoneTherapy,
  ...weightLoss,
];

/** The slug of the treatment's own page: for a second listing, that of the first. */
export function canonicalSlug({ title, slug }: Pick<Listing, "title" | "slug">): string {
  return listings.find((listing) => listing.title === title)?.slug ?? slug;
}

/** The title of the listing with this slug; the slug itself where there is none. */
export const titleOf = (slug: string): string =>
  listings.find((listing) => listing.slug === slug)?.title ?? slug;

/**
 * The listing's picture: of the treatment's own slug, which two listings of one treatment share, or
 * the one that it says it shares with another treatment.
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

/** The catalogue as it is shown: each listing with the clinic's price and badge. */
export function catalogueOf(facts: Facts): readonly Product[] {
  return listings.map((listing) => {
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
      servings: supply,
      image: pictureOf(listing),
      summary: agreed.summary ?? listing.summary,
      description: typeof description === "string" ? description : description(facts),
    };
  });
}
