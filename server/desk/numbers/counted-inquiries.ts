import { type Kysely, sql } from "kysely";
import { type Outcome, outcomes } from "../../../app/contracts/desk-numbers";
import type { Schema } from "../../db/schema";

/** Of one inquiry, in milliseconds, to the minute; null while it is not answered. */
export type CountedTimes = { createdAt: number; answeredAt: number | null };

export type CountedInquiries = {
  times: CountedTimes[];
  services: Map<string, number>;
  /** By the page they came from; "" where that is not known. */
  pages: Map<string, number>;
  outcomes: Record<Outcome, number>;
};

/** Neither stands in a service, a path of the site, a status or an outcome. */
const [betweenFields, betweenRows] = ["\t", "\n"];
/** "2026-03-02T14:00", in UTC. */
const timeLength = 16;
const notAnswered = "-".repeat(timeLength);

/**
 * What is counted of every inquiry since an instant, suspected spam left out. It comes as one text,
 * out of an index that has all of it: tens of thousands of rows as objects take several times as
 * long, and so does grouping them in the database.
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
  const { text } = await sinceThen(db, since)
    .select(sql<string | null>`string_agg(${row}, ${sql.lit(betweenRows)})`.as("text"))
    .executeTakeFirstOrThrow();

  const { times, kinds } = readRows(text ?? "");
  const counted: CountedInquiries = {
    times,
    services: new Map(),
    pages: new Map(),
    outcomes: Object.fromEntries(outcomes.map((one) => [one, 0])) as Record<Outcome, number>,
  };
  let unsaid = false;
  for (const [key, n] of kinds) {
    const [service = "", path = "", status = "", said = ""] = key.split(betweenFields);
    counted.services.set(service, (counted.services.get(service) ?? 0) + n);
    counted.pages.set(path, (counted.pages.get(path) ?? 0) + n);
    counted.outcomes[outcomeOf(status, said)] += n;
    unsaid ||= status === "closed" && said === "";
  }
  if (unsaid) {
    const booked = await closedAfterBooking(db, since);
    counted.outcomes.booked += booked;
    counted.outcomes["not-interested"] -= booked;
  }
  return counted;
}

/** The times of each row, and how many rows have the same after them. */
function readRows(text: string) {
  const times: CountedTimes[] = [];
  const kinds = new Map<string, number>();
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

/** Reads "2026-03-02T14:00" where it stands: `Date.parse` takes ten times as long. */
function instantAt(text: string, at: number): number {
  const two = (from: number) =>
    text.charCodeAt(at + from) * 10 + text.charCodeAt(at + from + 1) - 11 * zero;
  return Date.UTC(two(0) * 100 + two(2), two(5) - 1, two(8), two(11), two(14));
}

const zero = "0".charCodeAt(0);

function outcomeOf(status: string, said: string): Outcome {
  if (status === "booked") return "booked";
  if (status !== "closed") return "open";
  return outcomes.find((one) => one === said) ?? "not-interested";
}

/** What was closed before the desk could say why is judged by its history: how many were booked. */
async function closedAfterBooking(db: Kysely<Schema>, since: string): Promise<number> {
  const { n } = await sinceThen(db, since)
    .where("status", "=", "closed")
    .where("outcome", "=", "")
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom("inquiry_history")
          .select(sql.lit(1).as("one"))
          .whereRef("inquiry_history.submission_id", "=", "contact_submissions.id")
          .where("inquiry_history.to_status", "=", "booked"),
      ),
    )
    .select(({ fn }) => fn.countAll().as("n"))
    .executeTakeFirstOrThrow();
  return Number(n);
}

const sinceThen = (db: Kysely<Schema>, since: string) =>
  db
    .selectFrom("contact_submissions")
    .where("suspected_spam", "=", sql.lit(0))
    .where("removed_at", "is", null)
    .where("created_at", ">=", since);
