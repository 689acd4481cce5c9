/** Also by itself, for scripts that carry nothing else of the clinic. */
export const timeZone = "America/New_York";

/**
 * Who the clinic is. Every word that identifies it is here: the real clinic changes this one file.
 * What is drawn of the name is its shell (wordmark.ts, the story in pages/about.ts), and the name
 * itself on the labels of the treatments' pictures and on preview cards: `npm run art -- all --again`
 * and `npm run art:encode` draw them anew.
 */
export const site = {
  /** Its initials begin every reference. */
  name: "Coquina Wellness",
  legalName: "Coquina Wellness & Longevity, LLC",
  domain: "https://www.coquinawellness.example",
  email: "hello@coquinawellness.example",
  city: "Jacksonville",
  state: "FL",
  areaServed: ["Jacksonville", "St. Augustine", "North Florida"],
  phones: {
    /** Contact page, header, home. */
    clinic: { display: "(904) 555-0142", e164: "+19045550142" },
    /** Service and treatment pages. */
    treatments: { display: "(904) 555-0178", e164: "+19045550178" },
  },
  /** Shown in the footer when set. */
  medicalDirector: { name: "", licenseNumber: "" },
  copyrightYear: 2025,
  timeZone,
  banner: "FREE CONSULTATION SPECIAL",
  /** US rules on former prices may require `false`: it removes every struck-through price. */
  showCompareAtPrices: true,
} as const;

export type Phone = (typeof site.phones)[keyof typeof site.phones];
