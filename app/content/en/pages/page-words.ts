import type {
  CallToAction,
  Fact,
  Five,
  Four,
  Hero,
  Item,
  LinkedItem,
  Question,
  SearchWords,
  Section,
  Six,
  Three,
} from "../../word-shapes";
import type { Area } from "../areas";

/** Items with the titles and order of specification, section 2. */
type Named<Titles extends readonly string[], More = unknown> = {
  readonly [At in keyof Titles]: Item & { title: Titles[At] } & More;
};

/** A hero with a call link; `call` is the link's text. */
type CallHero<Label extends string = string> = Hero & { call: Label };

export type HomeWords = {
  search: SearchWords;
  hero: CallHero & { browse: "View Treatments" };
  values: Section<
    Named<["Transparent Pricing", "Premium Quality", "Personalized Care", "Proven Results"]>
  >;
  featured: {
    heading: "Featured Treatments";
    intro: string;
  };
  /** Numbered 01 to 03 by their position. */
  journey: Section<Named<["Initial Consultation", "Personalized Protocol", "Ongoing Support"]>>;
  services: Section<Six<LinkedItem & { area: Area }>>;
  closing: CallToAction;
};

export type ServicesWords = {
  search: SearchWords;
  hero: Hero;
  /** The filter buttons: the group's name, and the button before the categories. */
  filters: { label: string; all: "All Offerings" };
  find: { label: string; placeholder: string };
  /** The views of the list: pictures, rows, or a shelf for each degree of evidence. */
  views: { label: string; shelf: string; index: string; evidence: string };
  empty: { heading: string; text: string; reset: string };
  /** Shown when a search finds nothing in the chosen category, but something in others. */
  elsewhere: { heading: string; text: string; button: string };
  howItWorks: CallToAction;
};

/** Texts that the five area pages share. */
export type TreatmentAreaWords<Steps, Questions, Label extends string = string> = {
  search: SearchWords;
  hero: CallHero<Label>;
  /** The large sentence on the area's hue, about what is not known. */
  statement: string;
  steps: Section<Steps>;
  products: { heading: string; intro: string };
  /** "What it costs": the figures of specification, section 9, as facts. */
  costs: { heading: string; intro?: string; facts: readonly Fact[] };
  questions: { heading: string; items: Questions };
  closing: CallToAction;
  disclaimer: string;
};

/** Who should not take an area's medicines, and what else to know before. */
type NotSuitedFor = { heading: string; points: readonly string[]; notes?: readonly string[] };

/** What an area adds to the warnings of its treatments (ui/section/area-sections.tsx). */
export type AreaSafety = {
  /** Medicines without a card; `href` leads to their risks, and links lead to `id`. */
  further?: readonly {
    id?: string;
    title: string;
    href: string;
    cautions: readonly string[];
  }[];
  notes: readonly string[];
  /** When to get help, after what holds everywhere. */
  end?: string;
};

export type PeptideTherapyWords = TreatmentAreaWords<Three<Item>, Four<Question>> & {
  /** Explanation of peptides in two or three short paragraphs. */
  explanation: {
    heading: string;
    paragraphs: readonly string[];
    /** A real peptide, one letter for each amino acid, and what the drawing shows. */
    chain: { residues: string; caption: string };
  };
  applications: Section;
  safety: Section & { notSuitedFor: NotSuitedFor };
};

export type HormoneReplacementWords = TreatmentAreaWords<Three<Item>, Five<Question>> & {
  therapies: Section;
  safety: AreaSafety;
  timeline: Section<
    readonly [
      Item & { when: "Weeks 1–4" },
      Item & { when: "Weeks 4–12" },
      Item & { when: "3–6 months" },
    ]
  >;
};

export type WeightLossWords = {
  search: SearchWords;
  hero: CallHero<"Book Consultation">;
  statement: string;
  tabs: { heading: "Select A Service"; weightLoss: "Weight Loss"; aesthetics: "Aesthetics" };
  options: Section;
  /** Link to the comparison of the two medicines. */
  compare: string;
  mechanism: Section & { paragraphs: readonly string[] };
  steps: Section<Four<Item>>;
  candidates: Section & { notSuitedFor: NotSuitedFor };
  outcomes: { heading: string; facts: readonly Fact[]; note: string };
  products: { heading: string; intro: string };
  costs: { heading: string; intro: string; facts: readonly Fact[] };
  questions: { heading: string; items: Five<Question> };
  closing: CallToAction;
  aesthetics: {
    /** For /weight-loss-aesthetics, which is a page with the second tab's content. */
    search: SearchWords;
    /** Head of that page. */
    lead: Hero;
    services: Section;
    nutraceuticals: Section;
    cosmeceuticals: Section;
    reasons: Section;
    closing: CallToAction & { button: "Schedule Consultation" };
    disclaimer: string;
  };
  disclaimer: string;
};

export type SexualHealthWords = TreatmentAreaWords<
  Four<Item>,
  Six<Question>,
  "Book Confidential Consultation"
> & {
  women: Section;
  men: Section;
  modalities: Section<Named<["Oral Medications", "Peptide Therapy", "Hormone Optimization"]>>;
  safety: AreaSafety;
};

export type LongevityWords = TreatmentAreaWords<
  Five<Item>,
  Six<Question>,
  "Book Longevity Consultation"
> & {
  therapies: Section;
  safety: AreaSafety;
  benefits: Section;
  /** The drawing of the effect of NAD+: its labels and caption. */
  cell: Record<"food" | "energy" | "empty" | "loaded" | "caption", string>;
};

export type AboutWords = {
  search: SearchWords;
  hero: Hero;
  story: { heading: string; paragraphs: readonly string[] };
  principles: Section;
  /** How care is supervised, without invented people. */
  oversight: { heading: string; paragraphs: readonly string[] };
  closing: CallToAction & { button: "Start Your Journey" };
};

export type FaqsWords = { search: SearchWords; hero: Hero; closing: CallToAction };

export type ContactFormWords = {
  heading: string;
  intro: string;
  /** The privacy and HIPAA note under the form. */
  privacyNote: string;
  /** Beside the send button. */
  contactedFor: string;
  /** Link back to the visitor's previous page. */
  backTo: (name: string) => string;
  backToSite: string;
  home: string;
  /** Example of an email address. */
  emailExample: string;
  /** Shown beside a rejected name and phone number. */
  nameHow: string;
  phoneHow: string;
  /** Option of the list of services before one is chosen. */
  noService: string;
  /** Options of the list of call times: before one is selected, and its entries. */
  anyTime: string;
  callOnOpenDay: (time: string) => string;
  callOn: (when: string) => string;
  /** After sending: the selected time. */
  weCall: (when: string) => string;
  /** Label of the field that only robots see. */
  honeypot: string;
  submit: "SEND INQUIRY";
  submitting: "SENDING...";
};

export type ContactWords = {
  search: SearchWords;
  hero: Hero;
  details: { heading: string; location: string };
  /** `closed` is shown beside a day without hours. */
  hours: Record<"heading" | "office" | "closed" | "calls" | "noCalls" | "timeZone", string>;
  /** The bullet list of reasons to choose the clinic. */
  reasons: { heading: string; points: readonly string[] };
};

export type StykuWords = {
  search: SearchWords;
  hero: Hero;
  /** Links to the contact page: the first in the hero, the second in the closing. */
  buttons: { hero: "Schedule Your Scan"; closing: "Book Your Scan" };
  /** The figure that visitors can turn. `{degrees}` is replaced by its angle. */
  turntable: { label: string; hint: string; turned: string };
  /** Shown value first: "35-second scan". */
  claims: readonly [
    { value: "35-second"; label: "scan" },
    { value: "2mm"; label: "accuracy" },
    { value: "Under 1%"; label: "measurement error" },
  ];
  /** Below the claims: whose figures they are. */
  claimsOf: string;
  features: Section<
    Named<
      [
        "Measurements",
        "3D Model",
        "Shape Analysis",
        "Track Progress",
        "Fat Analysis",
        "Risk Assessment",
        "Goal Setting",
        "Dashboard",
      ]
    >
  >;
  /** `href` only where a page is about the same use. */
  useCases: Section<
    Named<
      ["Fitness and Sports", "Medical Weight Loss", "Aesthetics", "Peptide Therapy"],
      { href?: string }
    >
  >;
  steps: Section<Three<Item>>;
  closing: CallToAction;
  disclaimer: string;
};

export type PaymentFormWords = {
  /** Accessible name of the form. */
  name: string;
  /** Shown before the redirect to the card payment provider's secure page. */
  notice: string;
  amount: string;
  /** Precedes the amount as it was parsed: "You will pay $483.51". */
  youWillPay: string;
  invoice: string;
  description: string;
  descriptionHint: string;
  submit: "Proceed to Payment";
  submitting: "Processing...";
};

export type PaymentWords = {
  search: SearchWords;
  hero: Hero;
  help: string;
  /** Above the form: when to pay, or that the clinic returns what was paid too early. */
  beforePaying: string;
  refundPolicy: string;
  /** Texts after the provider's page, by the payment's outcome. */
  outcome: Record<
    "paid" | "processing" | "late" | "cancelled" | "failed" | "open",
    { kicker: string; heading: string; text: string }
  >;
  /** Shown while the provider has not confirmed a payment. */
  awaiting: {
    /** Shown with scripts. */
    byItself: string;
    again: string;
  };
  receipt: {
    heading: string;
    amount: string;
    description: string;
    reference: string;
    date: string;
    print: string;
    again: string;
    another: string;
    goOn: string;
    home: string;
  };
  /** The stored description, as the visitor's receipt shows it. */
  stored: { ofInvoice: (invoice: string) => string; unnamed: string };
  /** The built-in test checkout, where no provider is set up. */
  test: {
    mark: "TEST";
    search: SearchWords;
    heading: string;
    text: string;
    pay: string;
    payLater: string;
    cancel: string;
    over: string;
    back: string;
    /** Shown on the receipt. */
    noMoney: string;
  };
};

export type NotFoundWords = {
  search: SearchWords;
  code: "404";
  message: "Oops! Page not found";
  link: "Return to Home";
  /** Before the name of the treatment that the visitor probably meant. */
  suggestion: string;
  help: string;
};

/** Shown when a page fails, and when a request is refused for another reason than its URL. */
export type ErrorWords = {
  search: SearchWords;
  heading: string;
  text: string;
  link: string;
};
