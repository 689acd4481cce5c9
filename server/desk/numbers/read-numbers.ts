import type { Kysely } from "kysely";
import type { DeskNumbersServices, Numbers } from "../../../app/contracts/desk-numbers";
import type { Schema } from "../../db/schema";
import type { DeskParts } from "../desk-parts";
import { writeAudit } from "../write-audit";
import { answerTimes } from "./answer-times";
import { firstAnswers } from "./first-answers";
import { outcomesOf } from "./outcomes";
import { monthsUpTo, periodOf, weeksUpTo } from "./periods";

const minute = 60_000;
/** Of more inquiries than these, what was counted is shown for a minute. */
const manyInquiries = 20_000;

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
  const inquiries = await db
    .selectFrom("contact_submissions")
    .select(["created_at", "answered_at", "service", "came_from"])
    .where("suspected_spam", "=", 0)
    .where("removed_at", "is", null)
    .where("created_at", ">=", since)
    .execute();
  const perWeek = weeks.map(({ from }) => ({ week: from, inquiries: 0, waited: [] as number[] }));
  const services = new Map<string, number>();
  const pages = new Map<string, number>();
  for (const { created_at: at, answered_at: answered, service, came_from: path } of inquiries) {
    const week = perWeek[periodOf(weeks, at)];
    if (!week) continue;
    week.inquiries++;
    services.set(service, (services.get(service) ?? 0) + 1);
    pages.set(path, (pages.get(path) ?? 0) + 1);
    if (answered)
      week.waited.push(Math.round(officeTime.between(new Date(at), new Date(answered)) / minute));
  }
  return {
    weeks: perWeek.map(({ waited, ...week }) => ({ ...week, ...answerTimes(waited) })),
    whole: {
      inquiries: inquiries.length,
      ...answerTimes(perWeek.flatMap(({ waited }) => waited)),
    },
    services: mostFirst(services).map(([service, n]) => ({ service, inquiries: n })),
    pages: mostFirst(pages).map(([path, n]) => ({ path, inquiries: n })),
    outcomes: await outcomesOf(db, since),
    months: await paymentsByMonth(db, now),
    goalMinutes: waitAlertOfficeHours * 60,
  };
}

const mostFirst = (counts: Map<string, number>) =>
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
    const month = perMonth[periodOf(months, at ?? "")];
    if (!month) continue;
    month.payments++;
    month.receivedCents += cents;
    month.refundedCents += back;
  }
  return perMonth;
}
