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
  products: "Products at the payment provider",
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
    repeats: `Closed day ${n}: repeats`,
  }),
  repeats: { once: "Once", yearly: "Every year", monthly: "Same weekday every month" },
  callTime: (n: number) => `Time to call back ${n}`,
  published: (text: string) => `Published: ${text}`,
  nothing: "nothing",
  others: (who: string, typed: string) =>
    `${who} is changing this too, to “${typed}”. Neither change will overwrite the other without asking.`,
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

/** Pages of /staff/site, each with the facts that are changed together. */
export const groupWords = {
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
  spanish: {
    title: "Spanish",
    lead: "Your texts have their Spanish beside them, on their own pages.",
  },
  front: {
    title: "Banner and front page",
    lead: "The line above every page, and the four treatments on the front page.",
  },
  questions: {
    title: "Questions and answers",
    lead: "On the FAQ page and on the treatment pages. Your own words replace the site’s.",
  },
} satisfies Record<string, { title: string; lead: string }>;

export type FactGroup = keyof typeof groupWords;
export const factGroups = Object.keys(groupWords) as FactGroup[];

export const reviewWords = {
  title: "Review and publish",
  changes: "What you change",
  pages: (n: number) => (n === 1 ? "1 page changes" : `${n} pages change`),
  noPages: "No page changes today.",
  everyPage: "Every page changes",
  callLine: "The line that says when you take calls changes on every page.",
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
  by: (who: string) => `Changed by ${who},`,
  discard: "Throw away",
  edit: "Edit",
  keep: "Keep mine",
  spanishStays: "The Spanish text stays as it is: read it again.",
  listPriceHidden:
    "The list price is not shown beside the new price until you enter the days on which it was charged.",
  conflict: (now: string) => `Somebody has published “${now}” since you began.`,
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
  spanish: {
    "no-english": "Write the English text first: this one says the same in Spanish.",
    "other-lines": "Enter as many lines as in English, in the same order.",
  },
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
    spanishFacts: {
      label: "Your texts in Spanish",
      where: null,
      how: "Spanish pages show these in English, because they cannot do without them.",
    },
    spanishTexts: {
      label: "The site’s own Spanish texts are as new as its English ones",
      where: null,
      how: "Whoever maintains the site brings them up to date; the build names their files.",
    },
    officeHours: { label: "Office hours confirmed", where: "/staff/site/hours", how: "" },
    callHours: { label: "Call hours confirmed", where: "/staff/site/hours", how: "" },
    policies: {
      label: "Policies read by counsel",
      where: null,
      how: "The name of the lawyer, and the day.",
    },
    spanish: {
      label: "Spanish pages read by a translator",
      where: null,
      how: "A qualified human translator (45 CFR 92.201), and the day. Until then each Spanish page says that it is a translation awaiting review.",
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
