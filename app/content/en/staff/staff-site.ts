import type { FactGroup } from "../../../facts/fact-fields";
import type { FactField, TypedFactError } from "../../../facts/fact-kinds";
import { headerLinks, treatmentsMenu } from "../navigation";

/** Texts of /staff/site, where the clinic edits its own site. */
export const siteWords = {
  title: "Site",
  lead: "What you change here is on every page a few seconds after you publish it.",
  treatments: "Prices and treatments",
  everythingElse: "Everything else",
  drafts: (n: number) => (n === 1 ? "1 change not published" : `${n} changes not published`),
  draft: "changed",
  review: "Review and publish",
  noDrafts: "You have no unpublished changes.",
  history: "History",
  launch: "Before you go live",
  claims: (n: number) =>
    n === 0 ? "Sentences to read" : n === 1 ? "1 sentence to read" : `${n} sentences to read`,
  refusedClaims: (n: number) =>
    n === 1 ? "A sentence of yours was refused" : `${n} sentences of yours were refused`,
  reviewsSoon: "Reviews of the evidence that are due within 30 days:",
  reviewsOverdue:
    "Reviews of the evidence that are overdue; 90 days after its due date a treatment loses its price:",
  version: (n: number) => (n === 0 ? "As the site was built" : `Version ${n} is live`),
  back: "All of the site",
  save: "Save draft",
  saveAndReview: "Save and review",
  saved: "Your draft is saved. Nothing is published yet.",
  savedHint: "What you type is kept as a draft.",
  savedNow: "Draft saved.",
  notSaved: "Your draft could not be saved: press Save draft.",
  fix: "Some fields need another look.",
  parts: "Parts of this form",
  week: "The week",
  hoursOf: { office: "Office hours", listed: "Call hours" },
  opens: "Opens",
  closes: "Closes",
  closed: "Closed",
  dayName: "Name",
  dayParts: (n: number) => ({
    from: `Closed day ${n}: first day`,
    until: `Closed day ${n}: last day`,
    name: `Closed day ${n}: name`,
  }),
  callTime: (n: number) => `Time to call back ${n}`,
  published: (text: string) => `Published: ${text || "nothing"}`,
  nothing: "nothing",
  others: (who: string, typed: string) =>
    `${who} is changing this too, to “${typed}”. Neither change will overwrite the other without asking.`,
  recordNote:
    "A list price beside a price that you change is shown only with the days on which it was charged. Your name is kept with them.",
  evidenceNote:
    "A review holds for what was reviewed: a change of approval, studies or sources ends it, unless the day of the review changes too. A stronger claim waits until somebody else has read it.",
  badgeNote: "After its last day a badge disappears by itself.",
  textNote:
    "Words that promise (a cure, no side effects, a brand name) wait until somebody else has read them.",
  minutes: (n: string) => `${n} minutes`,
  notice: (n: string) => (n === "0" ? "None" : n === "1" ? "1 hour" : `${n} hours`),
  yes: "Shown",
  no: "Not shown",
  standard: "Available",
  none: "None",
  locked: "What cannot be changed here",
  lockedLead: "Each of these is fixed, for the reason beside it.",
  undoAll: "Discard all my changes",
} as const;

export const groupWords: Record<FactGroup, { title: string; lead: string }> = {
  hours: {
    title: "Hours and closed days",
    lead: "Office hours are when somebody is in the office. Call hours are what search engines are told.",
  },
  contact: { title: "Phones, email, address", lead: "How people reach you and find you." },
  clinic: {
    title: "Physician and pharmacy",
    lead: "Who is responsible, and who fills prescriptions.",
  },
  people: {
    title: "People and place",
    lead: "Who answers, whom people will meet, and how to find the door. What is empty is not shown.",
  },
  practical: {
    title: "Good to know",
    lead: "A sentence or two each. What is empty is a topic to ask about, or has a neutral sentence.",
  },
  front: {
    title: "Banner and front page",
    lead: "The line above every page, and the four treatments on the front page.",
  },
  questions: {
    title: "Questions and answers",
    lead: "On the FAQ page and on the treatment pages. Your own words replace the site’s.",
  },
};

type FieldWords = { label: string; hint: string };

const treatmentWords: Record<string, FieldWords> = {
  price: { label: "Price", hint: "In dollars, for example 299.88" },
  compareAtPrice: {
    label: "List price",
    hint: "Shown struck through; more than the price. Empty for none.",
  },
  "compareAtRecord.from": {
    label: "List price charged from",
    hint: "The first day on which it was charged",
  },
  "compareAtRecord.until": {
    label: "List price charged until",
    hint: "The last day on which it was charged",
  },
  badge: { label: "Badge", hint: "The two words on the picture" },
  "badgeDates.until": {
    label: "Badge ends",
    hint: "Its last day. Empty: it stays.",
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
  "evidence.reviewedOn": { label: "Reviewed on", hint: "The day of the review" },
  "evidence.reviewDue": {
    label: "Next review due",
    hint: "Empty: a year after the review. 90 days later the price leaves the site.",
  },
};

/** Labels of a list's options. */
export const optionWords: Readonly<Record<string, string>> = {
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

const otherWords: Record<string, FieldWords> = {
  "hours.closedDays": {
    label: "Closed days",
    hint: "The first day, the last where they are several, and a name such as Christmas. Empty a row to remove it.",
  },
  callbackWindows: {
    label: "Times to call back",
    hint: "From when until when, and on which days, within office hours. Empty both times of a row to remove it. Without any, visitors are not asked.",
  },
  visitMinutes: {
    label: "Length of a visit",
    hint: "The calendar’s free times and new appointments have this length until somebody chooses another one.",
  },
  noticeHours: {
    label: "Notice of an offered time",
    hint: "A visitor is offered no time that begins sooner. Somebody at the desk may book one that does.",
  },
  "hours.holidayNote": {
    label: "Note on holidays",
    hint: "In the place of “open now” on and before a holiday",
  },
  "phones.clinic": {
    label: "Clinic’s phone",
    hint: "For example (904) 555-0142. Header, home and contact page.",
  },
  "phones.treatments": {
    label: "Treatment line",
    hint: "For example (904) 555-0178. Service and treatment pages.",
  },
  email: { label: "Email", hint: "For example hello@coquinawellness.example" },
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
  "place.entrance": {
    label: "Entrance",
    hint: "For example The entrance is at the side. Needs a street.",
  },
  "place.parking": { label: "Parking", hint: "For example Parking is behind the building." },
  "place.access": { label: "Access", hint: "For example A ramp leads to the door." },
  "replies.by": { label: "Who answers inquiries", hint: "For example Our front desk" },
  "replies.within": { label: "Within", hint: "For example one business day" },
  mapLink: { label: "Link to a map", hint: "A link that begins with https://" },
  areaServed: {
    label: "Areas served",
    hint: "A line each, the smallest place first, the region last",
  },
  npi: {
    label: "NPI",
    hint: "The clinic’s National Provider Identifier, ten digits. On good-faith estimates only.",
  },
  tin: {
    label: "TIN",
    hint: "The clinic’s tax number, for example 12-3456789. On good-faith estimates only.",
  },
  "medicalDirector.name": {
    label: "Medical director",
    hint: "Name with title, for example A. Physician, MD",
  },
  "medicalDirector.licenseNumber": { label: "Florida license", hint: "For example ME 00000" },
  "practical.pharmacy": {
    label: "Pharmacy",
    hint: "A sentence: which pharmacy fills the prescriptions",
  },
  "practical.consultationWith": {
    label: "Free consultation",
    hint: "Whether it is with the physician",
  },
  "practical.whichNumber": { label: "The two numbers", hint: "What each of them is for" },
  "practical.ownPharmacy": {
    label: "Other pharmacies",
    hint: "Whether they can fill an approved medicine",
  },
  "practical.missedDose": {
    label: "Missed dose, or it got warm",
    hint: "What to do then",
  },
  "practical.afterHours": { label: "After hours", hint: "What to do when nobody is there" },
  "practical.firstVisit": { label: "First visit", hint: "What happens, and what to bring" },
  "practical.firstDose": { label: "Time to start", hint: "From the first call to the first dose" },
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
};

/** Label and example of a fact. `own` is the site's own question, where the fact is its wording. */
export function fieldWords(path: string, own = ""): FieldWords {
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
  return otherWords[path] ?? { label: path, hint: "" };
}

/** Heading above a fact in its form; "" without one. */
export function fieldPart(path: string): string {
  if (/^(hours|callbackWindows|visitMinutes|noticeHours)\b/.test(path))
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

const personHints: Record<string, string> = {
  role: "For example Physician, Nurse, Front desk. Empty all five to remove a person.",
  license: "As it is written on the license; empty where the role needs none",
  sentence: "One sentence that says what this person does",
};

const errors: Record<TypedFactError, string> = {
  empty: "Fill this in: it cannot be empty.",
  "too-long": "This is too long.",
  money: "Enter an amount in dollars above 0 and below 1,000,000, such as 299.88.",
  phone: "Enter ten digits, such as (904) 555-0142.",
  email: "Enter an email address, such as hello@coquinawellness.example.",
  day: "Choose a day.",
  windows: "Give each row at least one day, and an end that is later than its beginning.",
  days: "Give each row its first day and a name; a last day must not be earlier.",
  hours: "Enter when it opens and when it closes later, such as 09:00 and 17:00, or tick Closed.",
  link: "Enter a link that begins with https://.",
  choice: "Choose one of the list.",
  sources:
    "Write each line as a year, a title and an address: 2024 Label of sildenafil tablets https://dailymed.nlm.nih.gov/… Four at most.",
  list: "Enter a line each; of the areas at least two.",
};

export const typedFactErrors = (error: TypedFactError, field: FactField | undefined) =>
  error === "too-long" && field?.longest
    ? `This is too long: at most ${field.longest} characters.`
    : errors[error];

export const reviewWords = {
  title: "Review and publish",
  changes: "What you change",
  pages: (n: number) => (n === 1 ? "1 page changes" : `${n} pages change`),
  noPages: "No page changes today.",
  before: "Before",
  after: "After",
  preview: "Preview",
  booked: "Appointments on days that you close: move these first",
  why: "Why (optional)",
  whyHint: "One line for the history",
  publish: "Publish now",
  later: "Publish later",
  at: "Day and time",
  atHint: "On the clinic’s clock",
  schedule: "Schedule",
  discard: "Throw away",
  edit: "Edit",
  keep: "Keep mine",
  listPriceHidden:
    "The list price is not shown beside the new price until you enter the days on which it was charged.",
  conflict: (now: string) => `Somebody has published “${now || "nothing"}” since you began.`,
  past: "Choose a day and time that are still to come.",
  claims: "Health claims to review",
  claimStates: {
    unread: "Somebody else reads this before it is published. Press Publish to ask for it.",
    waiting: "Waits until somebody else has read it.",
    approved: "Read and approved.",
    refused: "Not approved. Word it another way.",
  },
  problem: "Not ready to be published:",
} as const;

export const publishWords = {
  conflict:
    "Somebody has published another value of the same fact meanwhile. Look at it below, then keep yours or throw it away. Nothing was published.",
  overtaken:
    "Somebody has published another value of the same fact meanwhile. Nothing was published.",
  wrong: "Nothing was published:",
  problems: "Some fields need another look first. Nothing was published.",
  claimWaits:
    "A sentence promises something. It is on the others’ list now and is published when one of them has approved it. Nothing was published.",
  ownersEmail:
    "Only an owner can change the clinic’s email. Ask one to do it, and discard this change. Nothing was published.",
  futureReview: "Choose the day on which it was reviewed, today at the latest.",
  claimRefused: "A sentence was not approved. Word it another way. Nothing was published.",
  alreadySo: "No change: the site already says this.",
  failed: (page: string | null, reason: string) =>
    page === null
      ? `Nothing was published, the site is as it was: ${reason}`
      : `Nothing was published, the site is as it was. This page could not be made: ${page}. ${reason}`,
  published: (version: number, pages: number) =>
    `Version ${version} is live: ${pages === 1 ? "1 page" : `${pages} pages`} changed.`,
  scheduled: "It’s scheduled for the time you chose.",
  notRight: "Something is wrong?",
  goBack: "Go back in the history",
  unchanged: "Nothing to publish: the site says this already.",
  descriptions:
    "A description changed. The payment provider still has the old one: update the products there.",
} as const;

export const historyWords = {
  title: "History",
  lead: "Every version of the site, the newest first. Going back makes a new version.",
  version: (n: number) => `Version ${n}`,
  live: "live",
  older: "Older versions",
  pages: (n: number) => (n === 1 ? "1 page changed" : `${n} pages changed`),
  kinds: {
    built: "As the site was built",
    published: "Published",
    scheduled: "Published as scheduled",
    restored: "Gone back",
    imported: "Imported by the operator",
  },
  by: (who: string) => (who ? `by ${who}` : ""),
  look: "Look at it",
  goBack: "Go back to this version",
  empty: "Nothing was published yet.",
  restoreTitle: (n: number) => `Go back to version ${n}`,
  nothing: "That is how the site is already.",
  unfit:
    "You cannot publish this: some facts of that time do not fit the site of today. Look at it, then set by hand what you want back.",
  confirm: "Publish this",
} as const;

export const claimWords = {
  title: "Sentences to read",
  lead: "These promise something. Approve one only if you know what shows that it is true.",
  none: "No sentence waits to be read.",
  askedBy: (who: string) => `Written by ${who}`,
  reason: "Reason",
  reasonHint: "What shows it, or what is wrong with it",
  reasonMissing: "Say why, in one line.",
  approve: "Approve",
  refuse: "Refuse",
  own: "You wrote this: somebody else has to read it.",
  ownLater: "You are the only one here: you can confirm it from",
  notYours: "You cannot decide about this sentence.",
} as const;

export const previewWords = {
  title: "Preview",
  mark: "Preview: not published.",
  back: "Back to the review",
  version: (n: number) => `Preview: as version ${n} has it.`,
  backToVersion: "Back to the version",
  unfit: "What does not fit this site any more is shown as it is live now.",
} as const;

const goodToKnow = (label: string) => ({ label, where: "/staff/site/practical", how: "" });

/** Facts whose absence a patient notices first: they replace a sentence that says to ask. */
const patientFacts = {
  replies: { label: "Who calls back, and how soon", where: "/staff/site/people", how: "" },
  consultationWith: goodToKnow("Who the free consultation is with"),
  telehealth: goodToKnow("Whether a visit can be by video"),
  firstDose: goodToKnow("How long it takes from the first call to the first dose"),
  labPrices: goodToKnow("What labs cost"),
  visitPrices: goodToKnow("What later visits cost"),
  renewal: goodToKnow("Whether a plan renews, and how to end it"),
  afterHours: goodToKnow("Who can be reached at night"),
} as const;

export const launchWords = {
  title: "Before you go live",
  lead: "What only the clinic knows. Until it is there, the site says a neutral sentence or nothing.",
  open: (n: number) =>
    n === 0 ? "Everything is there." : n === 1 ? "1 point is open." : `${n} points are open.`,
  done: "Done",
  missing: "Missing",
  setHere: "Set it",
  changeHere: "Change it",
  confirm: "Confirm",
  by: "Who read or decided it",
  on: "When",
  byMissing: "Enter a name.",
  onMissing: "Choose a day.",
  items: {
    physician: { label: "Physician and license", where: "/staff/site/clinic", how: "" },
    street: { label: "Street", where: "/staff/site/contact", how: "" },
    pharmacy: { label: "Pharmacy", where: "/staff/site/clinic", how: "" },
    ...patientFacts,
    glpR: {
      label: "What GLP-R contains",
      where: null,
      how: "Tell who decided it; then its own warnings can be chosen by whoever maintains the site.",
    },
    primal: {
      label: "What Primal Special Blend contains",
      where: null,
      how: "Tell who decided it; then its own warnings can be chosen by whoever maintains the site.",
    },
    lasts: { label: "How long one order lasts", where: "/staff/site", how: "At each treatment." },
    listPrices: {
      label: "When each list price was charged",
      where: "/staff/site",
      how: "At each treatment.",
    },
    evidenceSources: {
      label: "Two sources for the evidence of each treatment",
      where: null,
      how: "At each treatment; only sources that somebody has read.",
    },
    evidenceReviewed: {
      label: "Evidence of each treatment reviewed by a physician",
      where: null,
      how: "At each treatment: who reviewed it, and when. Until then no physician has reviewed it, and its page does not name one.",
    },
    evidenceDue: {
      label: "No review of the evidence is overdue",
      where: null,
      how: "90 days after its due date a treatment loses its price until somebody reviews it.",
    },
    officeHours: { label: "Office hours confirmed", where: "/staff/site/hours", how: "" },
    callHours: { label: "Call hours confirmed", where: "/staff/site/hours", how: "" },
    policies: {
      label: "Policies read by counsel",
      where: null,
      how: "The name of the lawyer, and the day.",
    },
    mail: {
      label: "Mail tested",
      where: null,
      how: "SMTP_URL in the settings; then send yourself an inquiry.",
    },
    payments: { label: "Payment key", where: null, how: "STRIPE_SECRET_KEY in the settings." },
    backups: {
      label: "Backups",
      where: "/staff/upkeep",
      how: "The site makes them by itself: BACKUP_EVERY_MINUTES and BACKUP_DIR in the settings.",
    },
    encryption: {
      label: "Database encrypted",
      where: null,
      how: "DATABASE_KEY_FILE in the settings.",
    },
    secondOwner: {
      label: "A second owner",
      where: "/staff/people",
      how: "Invite one, so that nobody is locked out.",
    },
    passkeys: { label: "Passkeys", where: "/staff/account", how: "Every owner adds one." },
  } satisfies Record<string, { label: string; where: string | null; how: string }>,
} as const;

/** Texts that the desk cannot change, with the reason. */
export const lockedTexts: readonly { what: string; why: string }[] = [
  {
    what: "Page titles, buttons and messages of the forms",
    why: "Agreed in the specification, word for word; the tests hold to it.",
  },
  {
    what: "Warnings and status of each treatment",
    why: "Medical: changed with a source, by whoever maintains the site.",
  },
  { what: "Disclaimers", why: "Wording that compounded medicines must be shown with." },
  {
    what: "Privacy policy, terms, refund policy, good-faith estimate, weight-loss rights",
    why: "Legal texts: counsel reads them as a whole.",
  },
  {
    what: "The 72-hour statement",
    why: "Florida Statutes 456.062 gives its words and its capital letters.",
  },
  { what: "Addresses of pages", why: "Links and search engines depend on them." },
];

export const scheduledWords = {
  title: "Scheduled",
  cancel: "Do not publish this",
  redo: "Change it and try again",
  remove: "Take it off this list",
} as const;
