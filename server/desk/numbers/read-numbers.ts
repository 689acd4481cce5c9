import type { Kysely } from "kysely";
import type { DeskNumbersServices, Numbers } from "../../../app/contracts/desk-numbers";
import type { Schema } from "../../db/schema";
import type { DeskParts } from "../desk-parts";
import { writeAudit } from "../write-audit";
import { answerTimes } from "./answer-times";
import { countedInquiries } from "./counted-inquiries";
import { firstAnswers } from "./first-answers";
import { monthsUpTo, periodOf, weeksUpTo } from "./periods";

const minute = 60_000;
/** With more inquiries than this, a count is kept and shown for a minute. */
const manyInquiries = 5000;

/** The desk's numbers: suspected spam is in none of them. */
export function makeReadNumbers(parts: DeskParts): DeskNumbersServices["readNumbers"] {
  const { db, clock } = parts;
  const counted = new Map<number, { at: number; numbers: Omit<Numbers, "people"> }>();

  async function read(weeks: number): Promise<Omit<Numbers, "people">> {
    const now = clock();
    const known = counted.get(weeks);
    if (known && now.getTime() - known.at >= 0 && now.getTime() - known.at < minute)
      return known.numbers;
    const numbers = await countNumbers(parts, now, weeks);
    if (numbers.whole.inquiries > manyInquiries) counted.set(weeks, { at: now.getTime(), numbers });
    return numbers;
  }

  return async ({ who, weeks, byPerson }) => {
    const numbers = await read(weeks);
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
  const since = weeks[0]?.starts ?? "";
  const { times, services, pages, outcomes } = await countedInquiries(db, since);
  const perWeek = weeks.map(({ from }) => ({ week: from, inquiries: 0, waited: [] as number[] }));
  for (const { createdAt, answeredAt } of times) {
    const week = perWeek[periodOf(weeks, createdAt)];
    if (!week) continue;
    week.inquiries++;
    if (answeredAt === null) continue;
    const waited = officeTime.between(new Date(createdAt), new Date(answeredAt));
    week.waited.push(Math.round(waited / minute));
  }
  return {
    weeks: perWeek.map(({ waited, ...week }) => ({ ...week, ...answerTimes(waited) })),
    whole: {
      inquiries: times.length,
      ...answerTimes(perWeek.flatMap(({ waited }) => waited)),
    },
    services: sortedByCount(services).map(([service, n]) => ({ service, inquiries: n })),
    pages: sortedByCount(pages).map(([path, n]) => ({ path, inquiries: n })),
    outcomes,
    months: await paymentsByMonth(db, now),
    goalMinutes: waitAlertOfficeHours * 60,
  };
}

const sortedByCount = (counts: Map<string, number>) =>
  [...counts].sort(([a, n], [b, m]) => m - n || (a < b ? -1 : 1));

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
