import { z } from "zod";
import { clinicDetails, shortText, text } from "./clinic-details-schema";
import {
  approvals,
  badges,
  daysAhead,
  longestAnswer,
  longestDescription,
  longestQuestion,
  longestSourceTitle,
  longestSummary,
  mostSources,
  noticeHours,
  repeatings,
  studyKinds,
  visitLengths,
  visitsADay,
} from "./fact-limits";
import { later } from "./hours/local-date";
import { type WeeklyHours, weekdays } from "./hours/opening-hours";
import { emailRule } from "./typed-text";

const phone = z.stringFormat("phone", /^\+1\d{10}$/, 'must be "+1" and ten digits');
const dollars = z
  .number()
  .positive("must be more than 0")
  .refine((amount) => Number(amount.toFixed(2)) === amount, "must have at most two decimals");

const range = z
  .tuple([z.number().positive(), z.number().positive()])
  .refine(([from, to]) => from < to, "the second number must be more than the first");

const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time such as "09:00"');
export const openHours = z
  .object({ opens: time, closes: time })
  .refine(({ opens, closes }) => opens < closes, "must open before it closes")
  .nullable();
const weeklyHours = z
  .record(z.enum(weekdays), openHours)
  .refine(
    (week: WeeklyHours) => Object.values(week).some(Boolean),
    "at least one day must have hours",
  );

const month = z.int().min(1).max(12);
const day = z.int().min(1).max(31);
const holiday = z.union([
  z.object({ name: text, month, day }),
  /** A weekday within the seven days from `from` on. */
  z.object({ name: text, month, from: day, weekday: z.enum(weekdays) }),
]);

const date = z.iso.date("must be a day such as 2026-11-30");

/** Period of display, including both days; an absent day means no limit on that side. */
const dates = z
  .object({ from: date.optional(), until: date.optional() })
  .refine(({ from, until }) => !from || !until || from <= until, "must not end before it begins");

/** The person who confirmed it, and the day; null until then. */
const confirmation = z.object({ by: text, on: date }).nullable();

/** Allowed hosts of sources: labels, DailyMed, PubMed with its full texts, and pages of the FDA. */
const source = z.object({
  title: shortText(longestSourceTitle),
  url: z
    .string()
    .regex(
      /^https:\/\/(dailymed\.nlm\.nih\.gov|pubmed\.ncbi\.nlm\.nih\.gov|pmc\.ncbi\.nlm\.nih\.gov|([a-z-]+\.)*fda\.gov)\/[^\s"<>]+$/,
      "must be a page of DailyMed, PubMed or the FDA",
    ),
  /** Year of publication, or of the last revision. */
  year: z.int().min(1950).max(2100),
});

/** The evidence for one treatment, for its offered use. */
export const evidenceRecord = z
  .object({
    approval: z.enum(approvals),
    /** The strongest kind of study; null while the treatment's contents are unknown. */
    studies: z.enum(studyKinds).nullable(),
    /** Only sources that were read. */
    sources: z.array(source).max(mostSources, `must be at most ${mostSources}`),
    /** The reviewer and the day; null until there was a review. */
    reviewedBy: shortText(80).nullable(),
    reviewedOn: date.nullable(),
    /** The last day of the review's validity; it stays when a change ends the review. */
    reviewDue: date.nullable(),
  })
  .refine(({ reviewedBy, reviewedOn }) => (reviewedBy === null) === (reviewedOn === null), {
    path: ["reviewedBy"],
    message: "needs a name and a day",
  })
  .refine(
    ({ reviewedOn, reviewDue }) =>
      !reviewedOn ||
      !reviewDue ||
      (reviewDue > reviewedOn && reviewDue <= later(reviewedOn, { months: 24 })),
    { path: ["reviewDue"], message: "must be within two years after the review" },
  );

export type EvidenceRecord = z.infer<typeof evidenceRecord>;

const treatment = z
  .object({
    price: dollars,
    /** The unit of the price: "order" is shown as "$299.88 per order". */
    priceUnit: text,
    /**
     * Contents of one unit, as a sentence: "One nasal spray bottle." null until the clinic has
     * decided which product a price buys.
     */
    supply: shortText(140).endsWith(".", "must end with a period").nullable(),
    /** Duration of one unit, e.g. "4 weeks"; null until the clinic knows it for every dose. */
    lasts: shortText(30).nullable(),
    /** The list price, shown struck through, without a claim that it was ever paid. */
    compareAtPrice: dollars.optional(),
    /** Who recorded when the list price was charged; an edited price needs it (factsOn). */
    compareAtRecord: z
      .object({ from: date, until: date, recordedBy: text })
      .refine(({ from, until }) => from <= until, "must not end before it begins")
      .optional(),
    /** The price or the list price was changed at the desk. */
    priceEdited: z.literal(true).optional(),
    badge: z.enum(badges).optional(),
    /** Period of the badge; after its end factsOn removes it. */
    badgeDates: dates.optional(),
    /** "ask": visitors are told to ask whether it is available. */
    availability: z.literal("ask").optional(),
    /** Replaces the catalogue's own text. */
    summary: shortText(longestSummary).optional(),
    description: shortText(longestDescription).optional(),
    evidence: evidenceRecord,
    /** Set by factsOn for the day and never stored: the review of the evidence is long overdue. */
    priceWithheld: z.literal(true).optional(),
  })
  .refine(({ price, compareAtPrice }) => compareAtPrice === undefined || compareAtPrice > price, {
    path: ["compareAtPrice"],
    message: "must be more than the price",
  });

/**
 * Everything about the clinic that can change without a programmer. Plain JSON, so that it can be
 * stored, compared and sent to a page.
 */
export const factsSchema = z.object({
  name: text,
  legalName: text,
  email: z.email({ pattern: emailRule }).max(100, "must be at most 100 characters"),
  city: text,
  state: z.string().regex(/^[A-Z]{2}$/, 'must be two letters, e.g. "FL"'),
  /** From the smallest place to the region. */
  areaServed: z.array(text).min(2),
  phones: z.object({
    /** Number on contact page, header and home page. */
    clinic: phone,
    /** Number on service and treatment pages. */
    treatments: phone,
  }),
  /** Shown in the footer when a name is set. */
  medicalDirector: z.object({ name: z.string().max(80), licenseNumber: z.string().max(30) }),
  /**
   * The notice of privacy practices by the clinic's counsel: paragraphs separated by an empty line.
   * null until the clinic has supplied it.
   */
  privacyNotice: z.object({ effective: text, text }).nullable(),
  copyrightYear: z.int().min(2000).max(2100),
  /** Whether the site is in Spanish, too; while it is not, Spanish pages lead to the English ones. */
  spanishPages: z.boolean(),
  /** The line above the header. */
  banner: text,
  /** A notice that replaces the banner for some days. */
  bannerNotice: z.object({ text: shortText(60), dates: dates.optional() }).nullable(),
  /** Link to a map of the clinic's choice; null until the clinic has supplied it. */
  mapLink: z
    .url({ protocol: /^https$/, error: "must be a URL that begins with https://" })
    .max(300, "must be at most 300 characters")
    .nullable(),
  /** US rules on former prices may require `false`: it removes every struck-through price. */
  showCompareAtPrices: z.boolean(),
  hours: z.object({
    /** Hours when the office is staffed: contact page, "open now", questions. */
    office: weeklyHours,
    /**
     * Hours in which calls are taken, also for search engines. They differ from the office's on
     * purpose.
     */
    listed: weeklyHours,
    holidays: z.array(holiday),
    /** Further days on which the office is closed. */
    closedDays: z.array(
      z
        .object({
          from: date,
          until: date,
          name: text,
          /** "monthly": on the same weekday of the month, such as the second Tuesday. */
          repeats: z.enum(repeatings).optional(),
        })
        .refine(({ from, until }) => from <= until, "must not end before it begins")
        .refine(
          ({ from, until, repeats }) => !repeats || until <= later(from, { days: 27 }),
          "must last at most four weeks when it repeats",
        ),
    ),
    /** Replaces "open now" on and before a holiday. */
    holidayNote: shortText(80),
  }),
  /** Windows for call-backs, in the clinic's own zone. */
  callbackWindows: z.array(
    z
      .object({ days: z.array(z.enum(weekdays)).min(1), opens: time, closes: time })
      .refine(({ opens, closes }) => opens < closes, "must open before it closes"),
  ),
  /** Words in a visitor's text that put the inquiry on top of the desk's queue (red-flags.ts). */
  redFlags: z.array(shortText(60)).max(60, "must be at most 60"),
  /** Usual minutes of a visit: for the calendar's free times, and the length of an appointment. */
  visitMinutes: z.literal(visitLengths, "must be 15 to 240 minutes, in steps of 15"),
  /** A visitor is offered no time that begins sooner than in so many hours. */
  noticeHours: z.literal(noticeHours, `must be one of ${noticeHours.join(", ")} hours`),
  /**
   * Times that visitors book without the desk, after an inquiry and on their private page. With whom,
   * the desk sets at each person's hours: accounts are no facts.
   */
  selfBooking: z.object({
    isOn: z.boolean(),
    /** Values of the consultation form's services. */
    services: z.array(text),
    /** The last day that is offered, counted from today. */
    daysAhead: z.literal(daysAhead, `must be one of ${daysAhead.join(", ")} days`),
    noticeHours: z.literal(noticeHours, `must be one of ${noticeHours.join(", ")} hours`),
    /** Appointments of a day and person, whoever booked them, from which on none is offered. */
    visitsADay: z.literal(visitsADay, `must be one of ${visitsADay.join(", ")}`),
  }),
  /** By the treatment's own slug; a second listing has the price of the first. */
  treatments: z.record(z.string(), treatment),
  /** Slugs of the treatments on the home page. */
  featured: z.tuple([text, text, text, text]),
  /** Replaced questions and answers, by the keys of content/edited-questions.ts. */
  questions: z.record(
    z.string(),
    z.object({
      question: shortText(longestQuestion).optional(),
      answer: shortText(longestAnswer).optional(),
    }),
  ),
  /** Launch items that the clinic has confirmed; shown at the desk only. */
  confirmed: z.object({
    officeHours: confirmation,
    callHours: confirmation,
    glpR: confirmation,
    primal: confirmation,
    policies: confirmation,
    /** Who has read the Spanish pages; until then each says that it awaits a review. */
    spanish: confirmation,
  }),
  /** Figures on the pages, in dollars a month unless stated otherwise. */
  figures: z.object({
    peptideProtocol: range,
    growthHormone: range,
    hcg: z.number().positive(),
    primalSpecialBlend: z.number().positive(),
    oralMedicines: range,
    /** Dollars per treatment period. */
    sexualHealthPeptides: range,
    sexualHealthHormones: range,
    longevityTherapy: range,
    combinedProtocols: range,
    weightLossPercent: range,
    weightLossMonths: range,
    consultationMinutes: range,
    followUpMinutes: range,
    cancellationHours: z.int().positive(),
  }),
  /**
   * What the clinic's texts say in Spanish, by the path of the English one (spanish-facts.ts). A list
   * has its lines in the same order. Each is optional, so that a newer build does not bring back one
   * that the clinic has removed.
   */
  spanish: z.record(z.string(), z.union([text, z.array(text)]).optional()),
  ...clinicDetails,
});

export type Facts = z.infer<typeof factsSchema>;
export type DatesOf = z.infer<typeof dates>;
export type Range = z.infer<typeof range>;
export type PublicHoliday = z.infer<typeof holiday>;

/** Validates facts from any source; returns a line for each validation issue. */
export function factsProblems(facts: unknown): { facts: Facts } | { problems: string[] } {
  const { data, error } = factsSchema.safeParse(facts);
  if (!error) return { facts: data };
  return { problems: error.issues.map(({ path, message }) => `${path.join(".")}: ${message}`) };
}

/** Validates facts from any source; throws an error with a line for each validation issue. */
export function parseFacts(facts: unknown): Facts {
  const checked = factsProblems(facts);
  if ("problems" in checked)
    throw new Error(`The clinic's facts are invalid:\n${checked.problems.join("\n")}`);
  return checked.facts;
}

/** The JSON schema of the facts, for other programs; `npm run facts -- schema` prints it. */
export const factsJsonSchema = (): string =>
  `${JSON.stringify(
    {
      title: "Facts of the clinic",
      description:
        "What npm run facts -- export writes and -- import reads. Rules between two values (a day before another, a list price above the price) are checked there too.",
      ...z.toJSONSchema(factsSchema, { io: "input" }),
    },
    null,
    2,
  )}\n`;
