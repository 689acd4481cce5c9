import type { Kysely } from "kysely";
import type { WholeDesk } from "../../app/contracts/desk";
import type { Cursor } from "../../app/contracts/desk-basics";
import type { InquiryFilter } from "../../app/contracts/desk-inquiry-list";
import type { Schema } from "../../server/db/schema";
import { noFilter } from "../../testing/fixtures/no-filter";
import { actor } from "../../testing/fixtures/people";
import { deskSearches } from "./desk-searches";

type Questions = Record<string, () => Promise<unknown>>;

const who = actor("bench");

/** The staff's requests at a full desk; those of the first part have the limit of 100 ms. */
export async function deskQuestions(
  db: Kysely<Schema>,
  desk: WholeDesk,
  { now, letMinutePass }: { now: Date; letMinutePass: () => void },
): Promise<Record<"queue" | "search" | "numbers" | "one inquiry", Questions>> {
  const list = (filter: Partial<InquiryFilter>, cursor: Cursor | null = null) =>
    desk.listInquiries({ who, filter: { ...noFilter, ...filter }, cursor });
  const deep: Cursor = { direction: "older", at: "2024-03-10T00:00:00.000Z", id: "m" };
  const { reference } = await db
    .selectFrom("contact_submissions")
    .select("reference")
    .limit(1)
    .executeTakeFirstOrThrow();
  const pay = (search: string) => () =>
    desk.listPayments({ who, status: "", search, cursor: null });
  return {
    queue: {
      "everybody's queue": () => desk.listQueue({ who, of: "" }),
      "one person's queue": () => desk.listQueue({ who, of: who.id }),
      "nobody's queue": () => desk.listQueue({ who, of: "nobody" }),
      "what an open queue asks": () => desk.countQueue({ since: now.toISOString(), of: "" }),
      "the same of one person": () => desk.countQueue({ since: now.toISOString(), of: who.id }),
      "the next inquiry": () => desk.nextInQueue({ of: "", after: "" }),
      "today's appointments": () => desk.todaysBookings({ who }),
      "numbers in the navigation": () => desk.countInquiries(),
    },
    search: {
      ...Object.fromEntries(
        Object.entries(deskSearches).map(([name, filter]) => [name, () => list(filter)]),
      ),
      "a page far down": () => list({}, deep),
      "a page far down, frequent word": () => list({ search: "marisol" }, deep),
      "back from there": () => list({}, { ...deep, direction: "newer" }),
      "payments, newest": pay(""),
      "payment by amount": pay("$123.45"),
      "payment by day": pay("2025-06-03"),
      "payment by invoice": pay("12345"),
    },
    numbers: {
      ...Object.fromEntries(
        ([13, 26, 52] as const).flatMap((weeks) => {
          const read = () => desk.readNumbers({ who, weeks, byPerson: false });
          const anew = () => {
            // A recent count would be shown again, so this forces a new one.
            letMinutePass();
            return read();
          };
          return [
            [`numbers of ${weeks} weeks, once a minute`, anew],
            [`numbers of ${weeks} weeks, again`, read],
          ];
        }),
      ),
      "numbers of 13 weeks, by person": () => desk.readNumbers({ who, weeks: 13, byPerson: true }),
    },
    "one inquiry": {
      "one inquiry": () => desk.openInquiry({ who, reference }),
      "a person's inquiries": () => desk.findPerson({ who, reference }),
    },
  };
}
