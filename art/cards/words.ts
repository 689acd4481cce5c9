import { listings } from "../../app/catalogue/products";
import { categories } from "../../app/content/en/catalogue/categories";
import { goodFaithEstimate } from "../../app/content/en/legal/good-faith-estimate";
import { privacyPolicy } from "../../app/content/en/legal/privacy";
import { refundPolicy } from "../../app/content/en/legal/refund";
import { termsOfUse } from "../../app/content/en/legal/terms";
import { weightLossRights } from "../../app/content/en/legal/weight-loss-rights";
import { aboutWords } from "../../app/content/en/pages/about";
import { contactWords } from "../../app/content/en/pages/contact";
import { faqsWords } from "../../app/content/en/pages/faqs";
import { homeWords } from "../../app/content/en/pages/home";
import { hormoneReplacementWords } from "../../app/content/en/pages/hormone-replacement";
import { longevityWords } from "../../app/content/en/pages/longevity";
import { paymentWords } from "../../app/content/en/pages/payment";
import { peptideTherapyWords } from "../../app/content/en/pages/peptide-therapy";
import { servicesWords } from "../../app/content/en/pages/services";
import { sexualHealthWords } from "../../app/content/en/pages/sexual-health";
import { stykuWords } from "../../app/content/en/pages/styku";
import { weightLossWords } from "../../app/content/en/pages/weight-loss";
import type { CardPictureName } from "../../app/content/en/pictures";
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

const page = (file: string, { hero }: { hero: Hero }): Card => ({
  file,
  kicker: hero.kicker,
  title: hero.headline,
  picture: cardPicture(file),
});

const legal = (file: string, document: LegalDocument): Card => ({
  file,
  kicker: `Effective ${document.effective}`,
  title: document.title,
  picture: cardPicture(file),
});

const treatments = listings.map(
  (product): Card => ({
    file: `treatments/${product.slug}`,
    kicker: categories.find(({ id }) => id === product.category)?.name ?? "",
    title: product.title,
    text: product.summary,
    picture: cardPicture(`treatments/${product.slug}`),
  }),
);

/** One card for each page and each treatment, in the words of the site. */
export const cards: readonly Card[] = [
  page("home", homeWords(facts)),
  page("services", servicesWords(facts)),
  page("peptide-therapy", peptideTherapyWords(facts)),
  page("hormone-replacement", hormoneReplacementWords(facts)),
  page("weight-loss", weightLossWords(facts)),
  page("weight-loss-aesthetics", { hero: weightLossWords(facts).aesthetics.lead }),
  page("sexual-health", sexualHealthWords(facts)),
  page("anti-aging-longevity", longevityWords(facts)),
  page("about", aboutWords(facts)),
  page("faqs", faqsWords),
  page("contact", contactWords(facts)),
  page("styku", stykuWords(facts)),
  page("payment", paymentWords(facts)),
  legal("refund-policy", refundPolicy(facts)),
  legal("privacy", privacyPolicy(facts)),
  legal("terms", termsOfUse(facts)),
  legal("good-faith-estimate", goodFaithEstimate(facts)),
  legal("weight-loss-rights", weightLossRights),
  ...treatments,
];
