import { withEvidence } from "./clinic-evidence";
import { clinicSpanish } from "./clinic-spanish";
import type { Facts } from "./facts-schema";

const nineToFive = { opens: "09:00", closes: "17:00" };
const tenToSix = { opens: "10:00", closes: "18:00" };
const nineToSix = { opens: "09:00", closes: "18:00" };
const workdays: Facts["callbackWindows"][number]["days"] = [
  "Monday",
  "Tuesday",
  "Wednesday",
  "Thursday",
  "Friday",
];

/** The duration of an order depends on the dose; docs/open-questions.md asks the clinic. */
const perOrder = { priceUnit: "order", lasts: null };
/** Which product the price buys is not decided either: a vial or a pen, approved or compounded. */
const undecided = { ...perOrder, supply: null };
const nasalSpray = { ...perOrder, supply: "One nasal spray bottle; your physician sets the dose." };
const troches = {
  ...perOrder,
  supply: "One jar of troches; your physician sets how many you take.",
};
const capsules = {
  ...perOrder,
  supply: "One jar of capsules; your physician sets how many you take.",
};

const treatments = withEvidence({
  "nad-nasal-spray": { ...nasalSpray, price: 352.1, compareAtPrice: 510.55, badge: "POPULAR" },
  "wolverine-ghk-cu": {
    ...undecided,
    price: 508.09,
    compareAtPrice: 736.73,
    badge: "ADVANCED BLEND",
  },
  "glutathione-nasal": { ...nasalSpray, price: 368.78, compareAtPrice: 534.73 },
  "tesamorelin-ipamorelin": {
    ...undecided,
    price: 483.51,
    compareAtPrice: 701.09,
    badge: "ADVANCED BLEND",
  },
  "glutathione-injectable": { ...undecided, price: 311.41, compareAtPrice: 451.54 },
  wolverine: { ...undecided, price: 483.51, compareAtPrice: 701.09, badge: "PATIENT FAVORITE" },
  "bpc-157-kpv": { ...capsules, price: 368.78, compareAtPrice: 534.73 },
  "nad-injectable": { ...undecided, price: 352.1, compareAtPrice: 510.55 },
  "tesamorelin-12mg-anti-aging": { ...undecided, price: 372.78, compareAtPrice: 540.53 },
  "primal-special-blend": {
    ...troches,
    price: 456.5,
    compareAtPrice: 661.93,
    badge: "FALL SALE",
  },
  "pt141-nasal-spray": { ...nasalSpray, price: 415.8, compareAtPrice: 602.91 },
  tadalafil: { ...undecided, price: 148.42, compareAtPrice: 215.21, badge: "LONG ACTING" },
  sildenafil: { ...undecided, price: 148.42, compareAtPrice: 215.21 },
  "hcg-for-men": { ...undecided, price: 426.8, compareAtPrice: 618.86 },
  "sermorelin-troche": { ...troches, price: 378.57, compareAtPrice: 548.93 },
  semaglutide: { ...undecided, price: 299.88, compareAtPrice: 434.83, badge: "POPULAR" },
  tirzepatide: { ...undecided, price: 599.88, compareAtPrice: 869.83 },
  "glp-r": { ...undecided, price: 741.02, compareAtPrice: 1074.48, badge: "NEW FORMULA" },
});

/**
 * The clinic's own facts: the one file that the real clinic changes. facts-schema.ts describes
 * each. Only current-facts.ts imports it, and new-clinic.ts, which leaves out what is this clinic's
 * own. The name is also on preview cards: art/README.md says how to redraw them.
 */
export const clinicFacts: Facts = {
  name: "Coquina Wellness",
  legalName: "Coquina Wellness & Longevity, LLC",
  email: "hello@coquinawellness.example",
  city: "Jacksonville",
  state: "FL",
  areaServed: ["Jacksonville", "St. Augustine", "North Florida"],
  phones: { clinic: "+19045550142", treatments: "+19045550178" },
  medicalDirector: { name: "", licenseNumber: "" },
  privacyNotice: null,
  copyrightYear: 2025,
  spanishPages: true,
  banner: "FREE CONSULTATION SPECIAL",
  bannerNotice: null,
  mapLink: null,
  showCompareAtPrices: true,
  hours: {
    office: {
      Monday: nineToFive,
      Tuesday: tenToSix,
      Wednesday: nineToFive,
      Thursday: tenToSix,
      Friday: nineToFive,
      Saturday: null,
      Sunday: null,
    },
    listed: {
      Monday: nineToSix,
      Tuesday: nineToSix,
      Wednesday: nineToSix,
      Thursday: nineToSix,
      Friday: nineToSix,
      Saturday: { opens: "10:00", closes: "16:00" },
      Sunday: null,
    },
    // Days on which most offices in the United States close, dated as in 5 U.S.C. 6103.
    holidays: [
      { name: "New Year's Day", month: 1, day: 1 },
      { name: "Memorial Day", month: 5, from: 25, weekday: "Monday" },
      { name: "Independence Day", month: 7, day: 4 },
      { name: "Labor Day", month: 9, from: 1, weekday: "Monday" },
      { name: "Thanksgiving Day", month: 11, from: 22, weekday: "Thursday" },
      { name: "Christmas Day", month: 12, day: 25 },
    ],
    closedDays: [],
    holidayNote: "Holiday hours may differ. Please call.",
  },
  // Within the office hours of each of these days.
  callbackWindows: [
    { days: workdays, opens: "10:00", closes: "12:00" },
    { days: workdays, opens: "14:00", closes: "16:00" },
  ],
  redFlags: [
    "chest pain",
    "pain in my chest",
    "can't breathe",
    "cannot breathe",
    "can't catch my breath",
    "trouble breathing",
    "suicide",
    "suicidal",
    "kill myself",
    "end my life",
    "want to die",
    "don't want to live",
    "having a heart attack",
    "hurt myself",
    "overdose",
    "passed out",
    "dolor de pecho",
    "dolor en el pecho",
    "me duele el pecho",
    "no puedo respirar",
    "me cuesta respirar",
    "dificultad para respirar",
    "falta de aire",
    "suicidio",
    "suicidarme",
    "matarme",
    "quitarme la vida",
    "quiero morir",
    "no quiero vivir",
    "hacerme daño",
    "sobredosis",
    "me desmayé",
    ...[13, 14, 15, 16, 17].flatMap((age) => [`I am ${age}`, `I'm ${age}`, `tengo ${age} años`]),
  ],
  visitMinutes: 30,
  noticeHours: 2,
  selfBooking: {
    isOn: false,
    services: [
      "weight-loss",
      "peptide-therapy",
      "hormone-replacement",
      "aesthetics",
      "sexual-health",
      "general",
    ],
    daysAhead: 14,
    noticeHours: 24,
    visitsADay: 8,
  },
  treatments,
  featured: [
    "wolverine",
    "tesamorelin-ipamorelin",
    "primal-special-blend",
    "glutathione-injectable",
  ],
  questions: {},
  spanish: clinicSpanish(treatments),
  confirmed: {
    officeHours: null,
    callHours: null,
    glpR: null,
    primal: null,
    policies: null,
    spanish: null,
  },
  figures: {
    peptideProtocol: [200, 500],
    growthHormone: [373, 484],
    hcg: 427,
    primalSpecialBlend: 456,
    oralMedicines: [30, 100],
    sexualHealthPeptides: [300, 500],
    sexualHealthHormones: [150, 400],
    longevityTherapy: [300, 500],
    combinedProtocols: [600, 1200],
    weightLossPercent: [15, 22],
    weightLossMonths: [12, 18],
    consultationMinutes: [30, 60],
    followUpMinutes: [15, 30],
    cancellationHours: 48,
  },
  // docs/open-questions.md asks the clinic for all of these.
  replies: null,
  phoneAnsweredBy: null,
  accessContact: null,
  npi: null,
  tin: null,
  languages: [],
  people: [],
  place: null,
  practical: {
    consultationWith: null,
    whichNumber: null,
    afterHours: null,
    ownPharmacy: null,
    missedDose: null,
    firstVisit: null,
    firstDose: null,
    renewal: null,
    telehealth: null,
    pharmacy: null,
    shipping: null,
    coldStorage: null,
    refills: null,
    wrongOrDamaged: null,
    supplies: null,
    labs: null,
    labPrices: null,
    visitPrices: null,
    insurance: null,
    cards: null,
    hsaFsa: null,
    receipts: null,
    statementName: null,
    paidNotPrescribed: null,
  },
};
