import type { App } from "~/core/app";
import { writeAudit } from "~/core/audit/write-audit";
import { countRows } from "~/core/db/queries";
import type { Actor } from "~/core/sessions/people";
import { addDays, dayText, type LocalDate, weekdayOf } from "~/facts/hours/local-date";
import { clinicDay, clinicMidnight } from "~/facts/hours/zoned-time.server";
import { closedAs, type InquiryStatus } from "~/staff/inquiry-record/inquiry-states";

/** Outcome of an inquiry; "open": not known yet. */
const outcomes = [...closedAs, "open"] as const;
type Outcome = (typeof outcomes)[number];

/** Period of the numbers, and whether they include those by person. */
export type NumbersAsked = { actor: Actor; weeks: number; byPerson: boolean };

export type Numbers = Awaited<ReturnType<typeof readNumbers>>;
export type ResponseTimes = ReturnType<typeof responseTimes>;

/**
 * The desk's numbers of the weeks up to this one, without suspected spam; inquiries that the desk
 * joined count as one. Days are local
 * "YYYY-MM-DD" at the clinic, times are minutes of office hours until the first reply. `byPerson`:
 * also who replied first, which is audited.
 */
export async function readNumbers(app: App, { actor, weeks: count, byPerson }: NumbersAsked) {
  const { db, clock, config } = app;
  const weeks = weeksUpTo(clock(), count);
  const since = weeks[0]?.starts ?? "";
  const rows = await db
    .selectFrom("contact_submissions")
    .select([
      "created_at",
      "answered_at",
      "service",
      "referrer_path",
      "source",
      "status",
      "outcome",
    ])
    .where("suspected_spam", "=", 0)
    .where("joined_into", "is", null)
    .where("removed_at", "is", null)
    .where("created_at", ">=", since)
    .execute();
  const byWeek = Map.groupBy(rows, (row) => weekOf(new Date(row.created_at)));
  const results = countEach(rows.map(({ status, outcome }) => outcomeOf(status, outcome)));
  const payments = await paymentsByMonth(app);
  if (byPerson) await writeAudit(db, { at: clock(), actor, action: "read the numbers by person" });
  return {
    /** `week`: its Monday. */
    weeks: weeks.map(({ name }) => ({ week: name, ...summaryOf(app, byWeek.get(name)) })),
    whole: summaryOf(app, rows),
    /** Number of all inquiries, of any age, that are neither answered nor closed. */
    waiting: await countWaiting(app),
    /** The most frequent first. */
    services: countEach(rows.map(({ service }) => service as string)).map(
      ([service, inquiries]) => ({ service, inquiries }),
    ),
    /** Inquiries from the website. `path`: the page before the form; "" when unknown. */
    pages: countEach(
      rows.filter(({ source }) => source === "").map((row) => row.referrer_path),
    ).map(([path, inquiries]) => ({ path, inquiries })),
    outcomes: Object.fromEntries(
      outcomes.map((outcome) => [outcome, new Map(results).get(outcome) ?? 0]),
    ) as Record<Outcome, number>,
    /** The last twelve months, "2026-03". */
    months: payments.months,
    /** There are no real payments in these months: the numbers are those of the test checkout. */
    isTest: payments.isTest,
    /** Minutes of office hours within which an inquiry should get a reply. */
    goalMinutes: config.waitAlertOfficeHours * 60,
    /** First replies by person; null for everybody but the owner. */
    people: byPerson ? await firstReplies(app, since) : null,
  };
}

const countWaiting = async ({ db }: App) =>
  await countRows(
    db,
    db
      .selectFrom("contact_submissions")
      .select("id")
      .where("suspected_spam", "=", 0)
      .where("joined_into", "is", null)
      .where("removed_at", "is", null)
      .where("answered_at", "is", null)
      .where("status", "<>", "closed"),
  );

type Answered = { created_at: string; answered_at: string | null };

const summaryOf = (app: App, rows: readonly Answered[] = []) => ({
  inquiries: rows.length,
  ...responseTimes(rows.flatMap((row) => waitedMinutes(app, row) ?? [])),
});

/** Minutes of office hours until the first reply; null before it. */
function waitedMinutes({ officeTime }: App, { created_at: from, answered_at: to }: Answered) {
  return to ? Math.round(officeTime.between(new Date(from), new Date(to)) / 60_000) : null;
}

/**
 * Median and ninth decile of minutes by the nearest rank, which is a real waiting time; null
 * without replies.
 */
export function responseTimes(minutes: readonly number[]) {
  const sorted = minutes.toSorted((a, b) => a - b);
  const rank = (part: number) => sorted[Math.max(0, Math.ceil(part * sorted.length) - 1)] ?? null;
  return { answered: sorted.length, median: rank(0.5), ninety: rank(0.9) };
}

function outcomeOf(status: InquiryStatus, outcome: string): Outcome {
  if (status === "booked") return "booked";
  if (status !== "closed") return "open";
  return outcomes.find((one) => one === outcome) ?? "not-interested";
}

/** Each value and how often it occurs, the most frequent first. */
function countEach<Value extends string>(values: readonly Value[]): [Value, number][] {
  const counts = new Map<Value, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].sort(([a, n], [b, m]) => m - n || (a < b ? -1 : 1));
}

/** First replies to inquiries since an instant: person and waiting time. */
async function firstReplies(app: App, since: string) {
  const rows = await app.db
    .selectFrom("contact_submissions")
    .innerJoin("inquiry_history", (join) =>
      join
        .onRef("inquiry_history.submission_id", "=", "contact_submissions.id")
        .onRef("inquiry_history.at", "=", "contact_submissions.answered_at"),
    )
    .select(["inquiry_history.who as name", "contact_submissions.created_at", "answered_at"])
    // One change may have several entries at the same instant.
    .groupBy(["contact_submissions.id", "inquiry_history.who"])
    .where("contact_submissions.suspected_spam", "=", 0)
    .where("contact_submissions.joined_into", "is", null)
    .where("contact_submissions.removed_at", "is", null)
    .where("contact_submissions.created_at", ">=", since)
    .execute();
  return [...Map.groupBy(rows, ({ name }) => name)]
    .map(([name, own]) => ({
      name,
      ...responseTimes(own.flatMap((row) => waitedMinutes(app, row) ?? [])),
    }))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** Sums of real payments; while there are none, of test payments, where no money moves. */
async function paymentsByMonth({ db, clock }: App) {
  const months = monthsUpTo(clock(), 12);
  const rows = await db
    .selectFrom("payments")
    .select(["paid_at", "amount_cents", "refunded_cents", "provider"])
    .where("status", "=", "paid")
    .where("paid_at", ">=", months[0]?.starts ?? "")
    .execute();
  const real = rows.filter(({ provider }) => provider !== "test");
  const isTest = real.length === 0 && rows.length > 0;
  const byMonth = Map.groupBy(isTest ? rows : real, (row) => monthOf(new Date(row.paid_at ?? "")));
  const counted = months.map(({ name }) => {
    const paid = byMonth.get(name) ?? [];
    return {
      month: name,
      payments: paid.length,
      receivedCents: paid.reduce((sum, { amount_cents: cents }) => sum + cents, 0),
      refundedCents: paid.reduce((sum, { refunded_cents: cents }) => sum + cents, 0),
    };
  });
  return { months: counted, isTest };
}

/** A week or month of the clinic's calendar, and the instant at which it starts (ISO 8601, UTC). */
type Period = { name: string; starts: string };

/** The Monday of the week, "2026-03-02". */
export const weekOf = (at: Date) => dayText(mondayOf(clinicDay(at)));

/** "2026-03" */
const monthOf = (at: Date) => monthName(clinicDay(at));

/** The weeks up to this one. */
export function weeksUpTo(now: Date, count: number): Period[] {
  const monday = mondayOf(clinicDay(now));
  return Array.from({ length: count }, (_, n) => {
    const day = addDays(monday, 7 * (n - count + 1));
    return { name: dayText(day), starts: clinicMidnight(day) };
  });
}

/** The months up to this one. */
export function monthsUpTo(now: Date, count: number): Period[] {
  const { year, month } = clinicDay(now);
  return Array.from({ length: count }, (_, n) => {
    const months = year * 12 + month - 1 + n - count + 1;
    const first = { year: Math.floor(months / 12), month: (months % 12) + 1, day: 1 };
    return { name: monthName(first), starts: clinicMidnight(first) };
  });
}

const mondayOf = (day: LocalDate) => addDays(day, -weekdayOf(day));
const monthName = (day: LocalDate) => dayText(day).slice(0, 7);
