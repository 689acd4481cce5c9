import type {
  BreadcrumbList,
  FAQPage,
  Organization,
  PostalAddress,
  Product as ProductData,
  WebSite,
} from "schema-dts";
import { categoryOf } from "~/catalogue/catalogue";
import type { Product } from "~/catalogue/product";
import { canonicalSlug } from "~/catalogue/products";
import { type Language, localeOf, pathIn } from "~/content/languages";
import type { Site, Words } from "~/content/site";
import type { Question } from "~/content/word-shapes";
import type { Facts } from "~/facts/facts-schema";
import { weekdays } from "~/facts/hours/opening-hours";
import { domain, hasPicture } from "~/facts/identity";
import { speaksSpanish } from "~/facts/spoken-languages";

const addressOf = ({ city, state }: Facts) =>
  ({
    "@type": "PostalAddress",
    addressLocality: city,
    addressRegion: state,
    addressCountry: "US",
  }) satisfies PostalAddress;

const logo = () => (hasPicture("/icon-512.png") ? { logo: `${domain}/icon-512.png` } : {});

/** The clinic as a medical clinic and local business, on most pages, with the listed hours. */
export function clinic(facts: Facts) {
  return {
    "@type": ["MedicalClinic", "LocalBusiness"],
    "@id": `${domain}/#clinic`,
    name: facts.name,
    legalName: facts.legalName,
    url: `${domain}/`,
    ...logo(),
    ...(hasPicture("/pictures/og/home.jpg") && { image: `${domain}/pictures/og/home.jpg` }),
    telephone: facts.phones.clinic,
    email: facts.email,
    priceRange: "$$",
    address: addressOf(facts),
    areaServed: facts.areaServed.map((name) => ({ "@type": "Place", name })),
    openingHoursSpecification: weekdays.flatMap((day) => {
      const hours = facts.hours.listed[day];
      if (!hours) return [];
      return {
        "@type": "OpeningHoursSpecification",
        dayOfWeek: day,
        opens: hours.opens,
        closes: hours.closes,
      };
    }),
  };
}

/** The clinic as an organization, on the about page. */
export function organization(facts: Facts) {
  return {
    "@type": "Organization",
    "@id": `${domain}/#organization`,
    name: facts.name,
    legalName: facts.legalName,
    url: `${domain}/`,
    ...logo(),
    email: facts.email,
    telephone: facts.phones.clinic,
    address: addressOf(facts),
    contactPoint: {
      "@type": "ContactPoint",
      contactType: "customer service",
      telephone: facts.phones.clinic,
      email: facts.email,
      areaServed: `US-${facts.state}`,
      availableLanguage: speaksSpanish(facts) ? ["en", "es"] : "en",
    },
  } satisfies Organization;
}

/** The page's questions and answers as it shows them. */
export function faqPage(questions: readonly Question[]) {
  return {
    "@type": "FAQPage",
    mainEntity: questions.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer },
    })),
  } satisfies FAQPage;
}

/** The URL of a path in a language; "/" of the English home page keeps its slash. */
export const urlIn = (language: Language, path: string) => domain + pathIn(language, path);

/** Breadcrumbs from the home page to this one. */
export function breadcrumbs(
  { language, words }: Site,
  trail: readonly { name: string; path: string }[],
) {
  const pages = [{ name: words.frameWords.home, path: "/" }, ...trail];
  return {
    "@type": "BreadcrumbList",
    itemListElement: pages.map(({ name, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: urlIn(language, path),
    })),
  } satisfies BreadcrumbList;
}

/** The site itself, on the home page only. */
export function webSite({ facts, language }: Site) {
  return {
    "@type": "WebSite",
    "@id": `${domain}/#website`,
    name: facts.name,
    url: `${domain}/`,
    inLanguage: localeOf[language],
    publisher: { "@id": `${domain}/#clinic` },
  } satisfies WebSite;
}

const offer = (
  { priceUnit, lasts, servings }: Product,
  price: string,
  url: string,
  { cardWords }: Words,
) => ({
  "@type": "Offer" as const,
  url,
  price,
  priceCurrency: "USD",
  priceSpecification: {
    "@type": "UnitPriceSpecification" as const,
    price,
    priceCurrency: "USD",
    unitText: cardWords.unit(priceUnit),
  },
  description: `${servings} ${cardWords.lasts(priceUnit, lasts) ?? cardWords.lastsUnknown}`,
  seller: { "@id": `${domain}/#clinic` },
});

/**
 * Structured data of a treatment. Prices are the page's; without a price there is no offer. No
 * brand: the clinic does not make the medicine. No availability: nothing can be bought before a
 * physician has prescribed it.
 */
export function productData({ language, words }: Site, product: Product) {
  const url = urlIn(language, `/treatments/${canonicalSlug(product)}`);
  return {
    "@type": "Product",
    "@id": `${url}#product`,
    name: product.title,
    description: product.description,
    image: `${domain}/pictures/${product.image}-1200.webp`,
    sku: product.id,
    category: categoryOf(product, words).name,
    url,
    ...(product.price !== null && { offers: offer(product, product.price.toFixed(2), url, words) }),
  } satisfies ProductData;
}
