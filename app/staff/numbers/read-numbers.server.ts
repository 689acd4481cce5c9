import type { Kysely } from "kysely";
import { writeAudit } from "~/core/audit/write-audit";
import type { Schema } from "~/core/db/schema";
import type { DeskParts } from "~/staff/frame/desk-parts.server";
import type { InquiryStatus } from "~/staff/inquiry/inquiry-states";
import { answerTimes } from "./answer-times.server";
import { firstAnswers } from "./first-answers.server";
import { type DeskNumbersServices, type Numbers, type Outcome, outcomes } from "./numbers-types";
import { monthsUpTo, periodOf, weeksUpTo } from "./periods.server";

const minute = 60_000;

/** The desk's numbers: suspected spam is in none of them. */
export function makeReadNumbers(parts: DeskParts): DeskNumbersServices["readNumbers"] {
  const { db, clock } = parts;
  return async ({ who, weeks, byPerson }) => {
    const numbers = await countNumbers(parts, clock(), weeks);
    if (!byPerson) return { ...numbers, people: null };
    await writeAudit(db, { at: clock(), who, action: "read the numbers by person" });
    const since = weeksUpTo(clock(), weeks)[0]?.starts ?? "";
    return { ...numbers, people: await firstAnswers(parts, since) };
  };
}

async function countNumbers(
  { db, officeTime, waitAlertOfficeHours }: DeskParts,
  now: Date,
  count: number,
): Promise<Omit<Numbers, "people">> {
  const weeks = weeksUpTo(now, count);
  const rows = await db
    .selectFrom("contact_submissions")
    .select(["created_at", "answered_at", "service", "came_from", "status", "outcome"])
    .where("suspected_spam", "=", 0)
    .where("removed_at", "is", null)
    .where("created_at", ">=", weeks[0]?.starts ?? "")
    .execute();
  const perWeek = weeks.map(({ from }) => ({ week: from, inquiries: 0, waited: [] as number[] }));
  for (const { created_at: from, answered_at: to } of rows) {
    const week = perWeek[periodOf(weeks, Date.parse(from))];
    if (!week) continue;
    week.inquiries++;
    if (to === null) continue;
    week.waited.push(Math.round(officeTime.between(new Date(from), new Date(to)) / minute));
  }
  const results = rows.map(({ status, outcome }) => outcomeOf(status, outcome));
  return {
    weeks: perWeek.map(({ waited, ...week }) => ({ ...week, ...answerTimes(waited) })),
    whole: {
      inquiries: rows.length,
      ...answerTimes(perWeek.flatMap(({ waited }) => waited)),
    },
    services: countEach(rows.map(({ service }) => service)).map(([service, n]) => ({
      service,
      inquiries: n,
    })),
    pages: countEach(rows.map((row) => row.came_from)).map(([path, n]) => ({ path, inquiries: n })),
    outcomes: Object.fromEntries(
      outcomes.map((one) => [one, results.filter((result) => result === one).length]),
    ) as Numbers["outcomes"],
    months: await paymentsByMonth(db, now),
    goalMinutes: waitAlertOfficeHours * 60,
  };
}

function outcomeOf(status: InquiryStatus, outcome: string): Outcome {
  if (status === "booked") return "booked";
  if (status !== "closed") return "open";
  return outcomes.find((one) => one === outcome) ?? "not-interested";
}

/** Each value and how often it occurs, the most frequent first. */
function countEach(values: readonly string[]): [string, number][] {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].sort(([a, n], [b, m]) => m - n || (a < b ? -1 : 1));
}

async function paymentsByMonth(db: Kysely<Schema>, now: Date): Promise<Numbers["months"]> {
  const months = monthsUpTo(now, 12);
  const rows = await db
    .selectFrom("payments")
    .select(["paid_at", "amount_cents", "refunded_cents"])
    .where("status", "=", "paid")
    .where("paid_at", ">=", months[0]?.starts ?? "")
    .execute();
  const perMonth = months.map(({ from }) => ({
    month: from.slice(0, 7),
    payments: 0,
    receivedCents: 0,
    refundedCents: 0,
  }));
  for (const { paid_at: at, amount_cents: cents, refunded_cents: back } of rows) {
    const month = perMonth[periodOf(months, Date.parse(at ?? ""))];
    if (!month) continue;
    month.payments++;
    month.receivedCents += cents;
    month.refundedCents += back;
  }
  return perMonth;
}
