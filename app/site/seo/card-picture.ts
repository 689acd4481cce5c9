import { listings, pictureOf } from "~/catalogue/products";
import type { CardPictureName } from "~/content/en/pictures";
import type { Words } from "~/content/site";

/** The pictures of preview cards, by the card's path under public/pictures/og, without ".jpg". */
const ofPages: Readonly<Record<string, CardPictureName>> = {
  home: "head-home-tall",
  services: "head-home-tall",
  "peptide-therapy": "head-peptide-therapy-tall",
  "hormone-replacement": "head-laboratory-tall",
  "weight-loss": "head-weight-loss-tall",
  "weight-loss-aesthetics": "head-aesthetics-tall",
  "sexual-health": "head-sexual-health-tall",
  "anti-aging-longevity": "head-longevity-tall",
  about: "head-about-tall",
  faqs: "head-tools-tall",
  styku: "body-scan",
  payment: "receipt",
};

/** The picture on a preview card; policies and the contact page have the cups of tea. */
export function cardPicture(card: string): CardPictureName {
  const listing = listings.find(({ slug }) => card === `treatments/${slug}`);
  return listing ? pictureOf(listing) : (ofPages[card] ?? "head-contact-tall");
}

/** Alternative text for the picture of a preview card. */
export const cardPictureAlt = (
  { pictureAlts }: Pick<Words, "pictureAlts">,
  card: string,
): string => {
  const name = cardPicture(card);
  return pictureAlts[name === "head-tools-tall" ? "head-tools-wide" : name];
};
