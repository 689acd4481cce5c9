import { categories } from "../../app/content/catalogue/categories";
import { products } from "../../app/content/catalogue/products";
import { goodFaithEstimate } from "../../app/content/legal/good-faith-estimate";
import { privacyPolicy } from "../../app/content/legal/privacy";
import { refundPolicy } from "../../app/content/legal/refund";
import { termsOfUse } from "../../app/content/legal/terms";
import { aboutWords } from "../../app/content/pages/about";
import { contactWords } from "../../app/content/pages/contact";
import { faqsWords } from "../../app/content/pages/faqs";
import { homeWords } from "../../app/content/pages/home";
import { hormoneReplacementWords } from "../../app/content/pages/hormone-replacement";
import { longevityWords } from "../../app/content/pages/longevity";
import { paymentWords } from "../../app/content/pages/payment";
import { peptideTherapyWords } from "../../app/content/pages/peptide-therapy";
import { servicesWords } from "../../app/content/pages/services";
import { sexualHealthWords } from "../../app/content/pages/sexual-health";
import { stykuWords } from "../../app/content/pages/styku";
import { weightLossWords } from "../../app/content/pages/weight-loss";
import type { PictureName } from "../../app/content/pictures";
import type { Hero, LegalDocument } from "../../app/content/words";

export type Card = {
  /** Path under public/pictures/og, without ".jpg". */
  file: string;
  kicker: string;
  title: string;
  text?: string;
  picture: PictureName;
};

const page = (file: string, { hero }: { hero: Hero }, picture: PictureName): Card => ({
  file,
  kicker: hero.kicker,
  title: hero.headline,
  picture,
});

const legal = (file: string, document: LegalDocument): Card => ({
  file,
  kicker: `Effective ${document.effective}`,
  title: document.title,
  picture: "head-contact-tall",
});

const treatments = products.map(
  (product): Card => ({
    file: `treatments/${product.slug}`,
    kicker: categories.find(({ id }) => id === product.category)?.name ?? "",
    title: product.title,
    text: product.summary,
    picture: product.image,
  }),
);

/** One card for each page and each treatment, in the words of the site. */
export const cards: readonly Card[] = [
  page("home", homeWords, "head-home-tall"),
  page("services", servicesWords, "head-services-tall"),
  page("peptide-therapy", peptideTherapyWords, "head-peptide-therapy-tall"),
  page("hormone-replacement", hormoneReplacementWords, "head-hormone-replacement-tall"),
  page("weight-loss", weightLossWords, "head-weight-loss-tall"),
  page("weight-loss-aesthetics", { hero: weightLossWords.aesthetics.lead }, "head-aesthetics-tall"),
  page("sexual-health", sexualHealthWords, "head-sexual-health-tall"),
  page("anti-aging-longevity", longevityWords, "head-longevity-tall"),
  page("about", aboutWords, "head-about-tall"),
  page("faqs", faqsWords, "head-faqs-tall"),
  page("contact", contactWords, "head-contact-tall"),
  page("styku", stykuWords, "body-scan"),
  page("payment", paymentWords, "head-contact-tall"),
  legal("refund-policy", refundPolicy),
  legal("privacy", privacyPolicy),
  legal("terms", termsOfUse),
  legal("good-faith-estimate", goodFaithEstimate),
  ...treatments,
];
