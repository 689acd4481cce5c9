import { listings } from "../../app/catalogue/products";
import { categories } from "../../app/content/en/catalogue/categories";
import type { CardPictureName } from "../../app/content/en/pictures";
import { languages, pathIn } from "../../app/content/languages";
import { type Site, siteOfFacts } from "../../app/content/site";
import type { Hero, LegalDocument } from "../../app/content/word-shapes";
import { currentFacts } from "../../app/facts/current-facts";
import { cardPicture } from "../../app/site/seo/card-picture";

const facts = currentFacts();

export type Card = {
  /** Path under public/pictures/og, without ".jpg". */
  file: string;
  kicker: string;
  title: string;
  text?: string;
  picture: CardPictureName;
};

/** The cards of the pages in a language. */
function cardsOf({ language, words }: Site): Card[] {
  const card = (file: string, texts: Omit<Card, "file" | "picture">): Card => ({
    file: pathIn(language, `/${file}`).slice(1),
    ...texts,
    picture: cardPicture(file),
  });
  const page = (file: string, { hero }: { hero: Pick<Hero, "kicker" | "headline"> }) =>
    card(file, { kicker: hero.kicker, title: hero.headline });
  const legal = (
    file: string,
    document: Pick<LegalDocument, "title" | "effective" | "updated">,
  ) => {
    const { effective, updated } = words.legalFrameWords;
    const kicker = document.effective
      ? `${effective} ${document.effective}`
      : `${updated} ${document.updated}`;
    return card(file, { kicker, title: document.title });
  };
  return [
    page("home", words.homeWords),
    page("services", words.servicesWords),
    page("peptide-therapy", words.peptideTherapyWords),
    page("hormone-replacement", words.hormoneReplacementWords),
    page("weight-loss", words.weightLossWords),
    page("weight-loss-aesthetics", { hero: words.weightLossWords.aesthetics.lead }),
    page("sexual-health", words.sexualHealthWords),
    page("anti-aging-longevity", words.longevityWords),
    page("about", words.aboutWords),
    page("faqs", words.faqsWords),
    page("contact", words.contactWords),
    page("styku", words.stykuWords),
    page("payment", words.paymentWords),
    legal("refund-policy", words.refundPolicy),
    legal("privacy", words.privacyPolicy),
    legal("terms", words.termsOfUse),
    legal("good-faith-estimate", words.goodFaithEstimate),
    legal("weight-loss-rights", words.weightLossRights),
  ];
}

const treatments = listings.map(
  (product): Card => ({
    file: `treatments/${product.slug}`,
    kicker: categories.find(({ id }) => id === product.category)?.name ?? "",
    title: product.title,
    text: product.summary,
    picture: cardPicture(`treatments/${product.slug}`),
  }),
);

/** One card for each page in each language, and for each treatment, in the words of the site. */
export const cards: readonly Card[] = [
  ...languages.flatMap((language) => cardsOf(siteOfFacts(facts, language))),
  ...treatments,
];
