import { freeConsultation } from "./free-consultation";

/** Texts of the frame around every page: header, footer, the phone's call bar, messages. */
export const frameWords = {
  skip: "Skip to main content",
  /** The first entry of the breadcrumbs that search engines read. */
  home: "Home",
  /** For screen readers: the navigation of wide screens, and the menu of phones. */
  navigation: "Main",
  menu: "Menu",
  /** The link to the same page in the other language, in that language. */
  otherLanguage: "Español",
  treatments: "All Treatments",
  /** Call link in the header and in the phone's menu. */
  call: "Book Consultation",
  callBar: { label: "Book", call: "Call the clinic", online: "Get in touch" },
  footer: {
    /** Florida Statutes 817.415: an advertised free service must state its conditions. */
    freeConsultation: {
      heading: "Free consultation",
      conditions: `${freeConsultation} No purchase needed.`,
    },
    /** `whom` is the contact; null until the clinic has supplied it. */
    access: (whom: string | null) =>
      `Need accessibility help or another language? ${whom ?? "Call us or write to us."}`,
    serving: (areas: readonly string[]) => `Serving ${areas.join(", ")}`,
    treatments: "Treatments",
    information: "Information",
    policies: "Policies",
    medicalDirector: (name: string, licenseNumber: string, state: string) =>
      `Medical director: ${name}${licenseNumber && `, ${state} license ${licenseNumber}`}`,
    rights: (year: number, owner: string) => `© ${year} ${owner}. All rights reserved.`,
  },
  closeMessage: "Dismiss",
  /** Precedes the title of a page with an error. */
  error: "Error: ",
} as const;

/** Texts around the parts of a page. */
export const sectionWords = {
  /** The index of an area's page. */
  onThisPage: "On this page",
  parts: { treatments: "Treatments", cost: "Cost", safety: "Safety", questions: "Questions" },
} as const;

/** On a page in another language: never shown in English. */
export const translationWords = {
  awaitsReview: "Translation awaiting review.",
  applies: "The English text applies.",
  read: "Read it in English",
} as const;
