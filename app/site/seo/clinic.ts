import type { Organization, PostalAddress } from "schema-dts";
import type { Facts } from "~/facts/facts-schema";
import { weekdays } from "~/facts/hours/opening-hours";
import { domain } from "~/facts/identity";

const addressOf = ({ city, state }: Facts) =>
  ({
    "@type": "PostalAddress",
    addressLocality: city,
    addressRegion: state,
    addressCountry: "US",
  }) satisfies PostalAddress;

/** The clinic as a medical clinic and local business, on most pages, with the listed hours. */
export function clinic(facts: Facts) {
  return {
    "@type": ["MedicalClinic", "LocalBusiness"],
    "@id": `${domain}/#clinic`,
    name: facts.name,
    legalName: facts.legalName,
    url: `${domain}/`,
    logo: `${domain}/icon-512.png`,
    image: `${domain}/pictures/og/home.jpg`,
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
    logo: `${domain}/icon-512.png`,
    email: facts.email,
    telephone: facts.phones.clinic,
    address: addressOf(facts),
    contactPoint: {
      "@type": "ContactPoint",
      contactType: "customer service",
      telephone: facts.phones.clinic,
      email: facts.email,
      areaServed: "US-FL",
      availableLanguage: "en",
    },
  } satisfies Organization;
}
