import { type Kysely, sql } from "kysely";
import { type Outcome, outcomes } from "../../../app/contracts/desk-numbers";
import type { Schema } from "../../db/schema";

/** Of one inquiry, in milliseconds, rounded to the minute; null until it is answered. */
export type CountedTimes = { createdAt: number; answeredAt: number | null };

export type CountedInquiries = {
  times: CountedTimes[];
  services: Map<string, number>;
  /** By the page they came from; "" where that is not known. */
  pages: Map<string, number>;
  outcomes: Record<Outcome, number>;
};

/** Characters that no service, path, status or outcome contains. */
const [betweenFields, betweenRows] = ["\t", "\n"];
/** "2026-03-02T14:00", in UTC. */
const timeLength = 16;
const notAnswered = "-".repeat(timeLength);

/**
 * The columns that are counted, of every inquiry since an instant without suspected spam. They come
 * as one text from a covering index: tens of thousands of rows as objects, or grouping them in the
 * database, take several times as long.
 */
export async function countedInquiries(
  db: Kysely<Schema>,
  since: string,
): Promise<CountedInquiries> {
  const time = (column: string) => sql`substr(${sql.ref(column)}, 1, ${sql.lit(timeLength)})`;
  const kind = ["service", "came_from", "status", "outcome"].map((column) => sql.ref(column));
  const row = sql`concat(${time("created_at")},
    coalesce(${time("answered_at")}, ${sql.lit(notAnswered)}),
    ${sql.join(kind, sql`, ${sql.lit(betweenFields)}, `)})`;
  const { text } = await db
    .selectFrom("contact_submissions")
    .where("suspected_spam", "=", sql.lit(0))
    .where("removed_at", "is", null)
    .where("created_at", ">=", since)
    .select(sql<string | null>`string_agg(${row}, ${sql.lit(betweenRows)})`.as("text"))
    .executeTakeFirstOrThrow();

  const { times, kinds } = readRows(text ?? "");
  const counted: CountedInquiries = {
    times,
    services: new Map(),
    pages: new Map(),
    outcomes: Object.fromEntries(outcomes.map((one) => [one, 0])) as Record<Outcome, number>,
  };
  for (const [key, n] of kinds) {
    const [service = "", path = "", status = "", said = ""] = key.split(betweenFields);
    counted.services.set(service, (counted.services.get(service) ?? 0) + n);
    counted.pages.set(path, (counted.pages.get(path) ?? 0) + n);
    counted.outcomes[outcomeOf(status, said)] += n;
  }
  return counted;
}

/** The times of each row, and how many rows have the same after them. */
function readRows(text: string) {
  const times: CountedTimes[] = [];
  const kinds = new Map<string, number>();
  const instantAt = clockReader();
  for (let at = 0; at < text.length; ) {
    const found = text.indexOf(betweenRows, at);
    const end = found < 0 ? text.length : found;
    const answeredAt = at + timeLength;
    times.push({
      createdAt: instantAt(text, at),
      answeredAt: text.startsWith("-", answeredAt) ? null : instantAt(text, answeredAt),
    });
    const kind = text.slice(answeredAt + timeLength, end);
    kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
    at = end + 1;
  }
  return { times, kinds };
}

/**
 * Reads "2026-03-02T14:00" inside a text, and asks the calendar once a day: `Date.parse` for each
 * of many thousands would take most of the time.
 */
function clockReader() {
  const days = new Map<number, number>();
  const two = (text: string, at: number) =>
    text.charCodeAt(at) * 10 + text.charCodeAt(at + 1) - 11 * zero;
  return (text: string, at: number): number => {
    const number = (two(text, at + 2) * 100 + two(text, at + 5)) * 100 + two(text, at + 8);
    let day = days.get(number);
    if (day === undefined) {
      day = Date.parse(text.slice(at, at + 10));
      days.set(number, day);
    }
    return day + (two(text, at + 11) * 60 + two(text, at + 14)) * 60_000;
  };
}

const zero = "0".charCodeAt(0);

function outcomeOf(status: string, said: string): Outcome {
  if (status === "booked") return "booked";
  if (status !== "closed") return "open";
  return outcomes.find((one) => one === said) ?? "not-interested";
}
