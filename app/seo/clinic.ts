import type { Organization, PostalAddress } from "schema-dts";
import { listedHours, weekdays } from "~/facts/opening-hours";
import { site } from "~/facts/site";

const address = {
  "@type": "PostalAddress",
  addressLocality: site.city,
  addressRegion: site.state,
  addressCountry: "US",
} satisfies PostalAddress;

/** The clinic as a local business: what most pages carry. Hours are the listed ones. */
export function clinic() {
  return {
    "@type": "LocalBusiness",
    additionalType: "https://schema.org/MedicalClinic",
    "@id": `${site.domain}/#clinic`,
    name: site.name,
    legalName: site.legalName,
    url: `${site.domain}/`,
    logo: `${site.domain}/icon-512.png`,
    image: `${site.domain}/pictures/og/home.jpg`,
    telephone: site.phones.clinic.e164,
    email: site.email,
    priceRange: "$$",
    address,
    areaServed: site.areaServed.map((name) => ({ "@type": "Place", name })),
    openingHoursSpecification: weekdays.flatMap((day) => {
      const hours = listedHours[day];
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

/** The clinic as an organization: the about page. */
export function organization() {
  return {
    "@type": "Organization",
    "@id": `${site.domain}/#organization`,
    name: site.name,
    legalName: site.legalName,
    url: `${site.domain}/`,
    logo: `${site.domain}/icon-512.png`,
    email: site.email,
    telephone: site.phones.clinic.e164,
    address,
    contactPoint: {
      "@type": "ContactPoint",
      contactType: "customer service",
      telephone: site.phones.clinic.e164,
      email: site.email,
      areaServed: "US-FL",
      availableLanguage: "en",
    },
  } satisfies Organization;
}
