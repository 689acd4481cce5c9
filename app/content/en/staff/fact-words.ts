import { type FactField, fieldOf, type TypedFactError } from "../../../facts/fact-fields";
import { translatedPath } from "../../../facts/fact-path";
import { withoutSpanish } from "../../../facts/spanish-facts";
import { headerLinks, treatmentsMenu } from "../navigation";
import { serviceLabel } from "../service-options";
import { type FactGroup, siteWords } from "./staff-site";

/** Label and example of a fact. */
type FieldWords = { label: string; hint: string };

/**
 * Facts of each treatment that the desk can change, in the order of their fields. This table and the
 * next name the desk's fields; kind and limits of a field follow from the fact's rule in
 * facts/facts-schema.ts.
 */
export const treatmentWords: Readonly<Record<string, FieldWords>> = {
  price: { label: "Price", hint: "In dollars, for example 299.88" },
  compareAtPrice: {
    label: "List price",
    hint: "Shown struck through; more than the price. Empty for none.",
  },
  "compareAtRecord.from": {
    label: "List price charged from",
    hint: "The first day on which it was charged. Beside a price that you change, a list price is shown only with these days; your name is kept with them.",
  },
  "compareAtRecord.until": {
    label: "List price charged until",
    hint: "The last day on which it was charged",
  },
  badge: { label: "Badge", hint: "The two words on the picture" },
  "badgeDates.until": {
    label: "Badge ends",
    hint: "Its last day; after it the badge disappears by itself. Empty: it stays.",
  },
  availability: {
    label: "Availability",
    hint: "“Ask us” asks people to call before they count on it.",
  },
  supply: {
    label: "What one order holds",
    hint: "A sentence that names the product, for example: One nasal spray bottle. Empty while it is not decided.",
  },
  lasts: {
    label: "How long one order lasts",
    hint: "For example 4 weeks. Empty while it is not known for every dose.",
  },
  summary: { label: "Summary", hint: "One sentence on the card" },
  description: {
    label: "Description",
    hint: "The paragraph in the dialog and on the treatment’s page",
  },
  "evidence.approval": { label: "FDA approval", hint: "For the use that it is offered for" },
  "evidence.studies": {
    label: "Strongest studies",
    hint: "For this use, in this form. In doubt the weaker ones.",
  },
  "evidence.sources": {
    label: "Sources",
    hint: "Two to four that somebody has read, a line each: 2024 Label of sildenafil tablets https://dailymed.nlm.nih.gov/… Pages of DailyMed, PubMed or the FDA.",
  },
  "evidence.reviewedBy": {
    label: "Reviewed by",
    hint: "Name with title, for example A. Physician, MD",
  },
  "evidence.reviewedOn": {
    label: "Reviewed on",
    hint: "The review holds for what was reviewed: a change of approval, studies or sources ends it, unless this day changes too. A stronger claim waits until somebody else has read it.",
  },
  "evidence.reviewDue": {
    label: "Next review due",
    hint: "Empty: a year after the review. 90 days later the price leaves the site.",
  },
};

/** The other facts of each page of /staff/site, in the order of their fields. */
export const groupFacts: Readonly<
  Record<Exclude<FactGroup, "questions">, Readonly<Record<string, FieldWords>>>
> = {
  hours: {
    "hours.closedDays": {
      label: "Closed days",
      hint: "The first day, the last where they are several, a name such as Christmas, and whether it repeats. Empty a row to remove it.",
    },
    "hours.holidayNote": {
      label: "Note on holidays",
      hint: "In the place of “open now” on and before a holiday",
    },
    callbackWindows: {
      label: "Times to call back",
      hint: "From when until when, and on which days, within office hours. Empty both times of a row to remove it. Without any, visitors are not asked.",
    },
    redFlags: {
      label: "Words to read first",
      hint: "A line each, for example chest pain. An inquiry or message with them is on top of the queue, and its visitor is told to call 911.",
    },
    visitMinutes: {
      label: "Length of a visit",
      hint: "The calendar’s free times and new appointments have this length until somebody chooses another one.",
    },
    noticeHours: {
      label: "Notice of an offered time",
      hint: "A visitor is offered no time that begins sooner. Somebody at the desk may book one that does.",
    },
    "selfBooking.isOn": {
      label: "Visitors book alone",
      hint: "After an inquiry and on their private page, visitors take one of the free times, which is confirmed at once. With whom is set in the calendar: Hours and absences.",
    },
    "selfBooking.services": {
      label: "Services that visitors book alone",
      hint: "Inquiries about others still wait for the desk.",
    },
    "selfBooking.daysAhead": { label: "Days ahead", hint: "The last day that visitors see" },
    "selfBooking.noticeHours": {
      label: "Notice when visitors book alone",
      hint: "They are shown no time that begins sooner.",
    },
    "selfBooking.visitsADay": {
      label: "Visits a day",
      hint: "With so many appointments of one person on a day, visitors are shown no more times of that day.",
    },
  },
  contact: {
    "phones.clinic": {
      label: "Clinic’s phone",
      hint: "For example (212) 555-0142. Header, home and contact page.",
    },
    "phones.treatments": {
      label: "Treatment line",
      hint: "For example (212) 555-0178. Service and treatment pages.",
    },
    email: { label: "Email", hint: "For example hello@clinic.example" },
    phoneAnsweredBy: { label: "Who answers the phone", hint: "For example Our front desk" },
    accessContact: {
      label: "Help with access or another language",
      hint: "A sentence for the footer, for example Ask for our front desk.",
    },
    languages: { label: "Languages spoken", hint: "A line each, for example Spanish" },
    "place.street": {
      label: "Street",
      hint: "House number and street, for example 12 Bay Street. With the ZIP code.",
    },
    "place.postalCode": { label: "ZIP code", hint: "Five digits, for example 32202" },
    mapLink: { label: "Link to a map", hint: "A link that begins with https://" },
    areaServed: {
      label: "Areas served",
      hint: "A line each, the smallest place first, the region last",
    },
  },
  clinic: {
    "medicalDirector.name": {
      label: "Medical director",
      hint: "Name with title, for example A. Physician, MD",
    },
    "medicalDirector.licenseNumber": { label: "State license", hint: "For example ME 00000" },
    "practical.pharmacy": {
      label: "Pharmacy",
      hint: "A sentence: which pharmacy fills the prescriptions",
    },
    npi: {
      label: "NPI",
      hint: "The clinic’s National Provider Identifier, ten digits. On good-faith estimates only.",
    },
    tin: {
      label: "TIN",
      hint: "The clinic’s tax number, for example 12-3456789. On good-faith estimates only.",
    },
  },
  people: {
    "replies.by": { label: "Who answers inquiries", hint: "For example Our front desk" },
    "replies.within": { label: "Within", hint: "For example one business day" },
    "place.entrance": {
      label: "Entrance",
      hint: "For example The entrance is at the side. Needs a street.",
    },
    "place.parking": { label: "Parking", hint: "For example Parking is behind the building." },
    "place.access": { label: "Access", hint: "For example A ramp leads to the door." },
  },
  practical: {
    "practical.consultationWith": {
      label: "Free consultation",
      hint: "Whether it is with the physician",
    },
    "practical.whichNumber": { label: "The two numbers", hint: "What each of them is for" },
    "practical.afterHours": { label: "After hours", hint: "What to do when nobody is there" },
    "practical.ownPharmacy": {
      label: "Other pharmacies",
      hint: "Whether they can fill an approved medicine",
    },
    "practical.missedDose": {
      label: "Missed dose, or it got warm",
      hint: "What to do then",
    },
    "practical.firstVisit": { label: "First visit", hint: "What happens, and what to bring" },
    "practical.firstDose": {
      label: "Time to start",
      hint: "From the first call to the first dose",
    },
    "practical.renewal": { label: "Renewal", hint: "Whether a plan renews, and how to end it" },
    "practical.telehealth": { label: "Telehealth", hint: "Whether a visit can be by video" },
    "practical.shipping": { label: "Shipping", hint: "How orders are shipped" },
    "practical.coldStorage": { label: "Cold storage", hint: "How they are kept cold" },
    "practical.refills": { label: "Refills", hint: "How to ask for one" },
    "practical.wrongOrDamaged": { label: "Wrong or damaged", hint: "What to do then" },
    "practical.supplies": { label: "Supplies", hint: "Which are included" },
    "practical.labs": { label: "Labs", hint: "Where blood is drawn" },
    "practical.labPrices": { label: "Lab prices", hint: "What labs cost" },
    "practical.visitPrices": { label: "Visit prices", hint: "What visits after the first cost" },
    "practical.insurance": { label: "Insurance", hint: "What it covers" },
    "practical.cards": { label: "Cards", hint: "Which are taken" },
    "practical.hsaFsa": { label: "HSA and FSA", hint: "Whether these cards are taken" },
    "practical.receipts": { label: "Receipts", hint: "How to get one" },
    "practical.statementName": {
      label: "Name on the statement",
      hint: "As the card's bank shows it",
    },
    "practical.paidNotPrescribed": {
      label: "Paid, not prescribed",
      hint: "Whether you return what was paid for a treatment that is then not prescribed. Also on the payment page.",
    },
  },
  spanish: {
    spanishPages: {
      label: "Spanish pages",
      hint: "While they are off, every Spanish page leads to the English one, and no page links to it.",
    },
  },
  front: {
    "bannerNotice.text": { label: "Banner", hint: "Empty: FREE CONSULTATION SPECIAL" },
    "bannerNotice.dates.from": { label: "Banner from", hint: "The first day. Empty: at once." },
    "bannerNotice.dates.until": {
      label: "Banner until",
      hint: "The last day; then it says FREE CONSULTATION SPECIAL again.",
    },
    showCompareAtPrices: {
      label: "List prices",
      hint: "Switches every struck-through price of the site on or off",
    },
  },
};

/** Facts of each published person, with their examples. */
export const personHints: Readonly<Record<string, string>> = {
  role: "For example Physician, Nurse, Front desk. Empty all five to remove a person.",
  name: "",
  training: "",
  license: "As it is written on the license; empty where the role needs none",
  sentence: "One sentence that says what this person does",
};

const options: Readonly<Record<string, string>> = {
  ask: "Ask us",
  "this-use": "Approved for this use",
  "other-use": "Approved for another use or form",
  compounded: "Compounded, not approved",
  "not-approved": "Not approved",
  cells: "Cells",
  animals: "Animals",
  "small-studies": "Small studies in people",
  "large-trials": "Large trials in people",
};

/** Label of a list's option; undefined for the slug of a treatment. */
export function optionWords(path: string, option: string | number): string | undefined {
  if (path === "visitMinutes") return siteWords.minutes(String(option));
  if (path.endsWith("oticeHours")) return siteWords.notice(String(option));
  if (path === "selfBooking.services") return serviceLabel(String(option));
  if (path.startsWith("selfBooking.")) return String(option);
  return options[option];
}

/** What Spanish pages do while a Spanish text is empty. */
const spanishHints = {
  shown: "Empty: Spanish pages show your English text.",
  "left out": "Empty: Spanish pages leave it out.",
} as const;

/** Label and example of a fact. `own` is the site's own question, where the fact is its wording. */
export function fieldWords(path: string, own = ""): FieldWords {
  const english = translatedPath(path);
  if (english) {
    const { label } = fieldWords(english);
    const hint =
      fieldOf(path).kind === "list"
        ? "A line for each of the English ones, in the same order"
        : spanishHints[withoutSpanish(english) ?? "shown"];
    return { label: `${label} in Spanish`, hint };
  }
  const [, treatment] = /^treatments\.[^.]+\.(.+)$/.exec(path) ?? [];
  if (treatment) return treatmentWords[treatment] ?? { label: treatment, hint: "" };
  const [, which, day = ""] = /^hours\.(office|listed)\.(.+)$/.exec(path) ?? [];
  if (which) return { label: which === "office" ? day : `${day}, calls`, hint: "" };
  const [, person, part = ""] = /^people\.(\d+)\.(.+)$/.exec(path) ?? [];
  if (person)
    return { label: `Person ${Number(person) + 1}: ${part}`, hint: personHints[part] ?? "" };
  const [, place] = /^featured\.(\d)$/.exec(path) ?? [];
  if (place) return { label: `Front page, place ${Number(place) + 1}`, hint: "" };
  const [, page, wording] = /^questions\.([^/]+)\/.*\.(question|answer)$/.exec(path) ?? [];
  if (wording)
    return wording === "question"
      ? {
          label: `Question (${pageTitle(page ?? "")})`,
          hint: own && `The site’s own: ${own}`,
        }
      : { label: "Answer", hint: "" };
  return every[path] ?? { label: path, hint: "" };
}

const every: Readonly<Record<string, FieldWords>> = Object.assign({}, ...Object.values(groupFacts));

/** Heading above a fact in its form; "" without one. */
export function fieldPart(fact: string): string {
  const path = translatedPath(fact) ?? fact;
  if (path.startsWith("selfBooking.")) return "Visitors book alone";
  if (/^(hours|callbackWindows|redFlags|visitMinutes|noticeHours)\b/.test(path))
    return "Closed days, calling back and visits";
  if (/^treatments\.[^.]+\.evidence\./.test(path)) return "Evidence";
  const [, page] = /^questions\.([^/]+)\//.exec(path) ?? [];
  return page ? pageTitle(page) : "";
}

/**
 * A page with questions, by its name in the navigation. `page` is its path without slash, or its
 * area.
 */
const pageTitle = (page: string) =>
  navigationName(`/${page}`) ?? treatmentsMenu.find(({ area }) => area === page)?.label ?? page;

/** A page's name in the navigation, if it has one. */
export const navigationName = (path: string) =>
  path === "/"
    ? "Home"
    : [...headerLinks, ...treatmentsMenu.filter(({ area }) => area)].find(
        ({ href }) => href === path,
      )?.label;

const errors: Record<TypedFactError, string> = {
  empty: "Fill this in: it cannot be empty.",
  "too-long": "This is too long.",
  money: "Enter an amount in dollars above 0 and below 1,000,000, such as 299.88.",
  phone: "Enter ten digits, such as (212) 555-0142.",
  email: "Enter an email address, such as hello@clinic.example.",
  day: "Choose a day.",
  windows: "Give each row at least one day, and an end that is later than its beginning.",
  days: "Give each row its first day and a name; a last day must not be earlier.",
  hours: "Enter when it opens and when it closes later, such as 09:00 and 17:00, or tick Closed.",
  link: "Enter a link that begins with https://.",
  choice: "Choose one of the list.",
  choices: "Tick some of the list.",
  sources:
    "Write each line as a year, a title and an address: 2024 Label of sildenafil tablets https://dailymed.nlm.nih.gov/… Four at most.",
  list: "Enter a line each; of the areas at least two.",
};

export const typedFactErrors = (error: TypedFactError, field: FactField | undefined) =>
  error === "too-long" && field?.longest
    ? `This is too long: at most ${field.longest} characters.`
    : errors[error];
