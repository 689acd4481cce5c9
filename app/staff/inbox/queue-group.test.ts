import { CompiledQuery } from "kysely";
import { describe, expect, it } from "vitest";
import {
  type DueKind,
  dueKinds,
  type InquiryStatus,
  inquiryStatuses,
} from "~/staff/inquiry-record/inquiry-states";
import { openTestDesk } from "../../../tests/fixtures/desk";
import { bothEngines } from "../../../tests/support/databases";
import { inGroup, type QueueGroup, queueGroups } from "./queue-group.server";

const now = new Date("2026-03-02T14:00:00.000Z");
const earlier = "2026-03-02T13:59:59.000Z";
const later = "2026-03-02T14:00:01.000Z";

const plain = {
  status: "new",
  suspected_spam: 0,
  due_at: null,
  due_kind: null,
  unread_since: null,
  red_flag_at: null,
  offered: false,
  asked: false,
  estimate_due_on: null,
} as const;

/**
 * A second implementation of the queue's rules, in the order in which a person would check them.
 */
function expectedGroup(inquiry: {
  status: InquiryStatus;
  suspected_spam: number;
  due_at: string | null;
  due_kind: DueKind | null;
  unread_since: string | null;
  red_flag_at: string | null;
  estimate_due_on: string | null;
  /** Times were offered to the visitor, who has not chosen yet. */
  offered: boolean;
  /** The visitor asks for another time than that of an appointment to come. */
  asked: boolean;
}): QueueGroup | null {
  const { red_flag_at: flaggedAt, unread_since: unreadSince, ...others } = inquiry;
  if (flaggedAt !== null) {
    const unflagged = expectedGroup({ ...others, unread_since: unreadSince, red_flag_at: null });
    const waits = unreadSince !== null && unreadSince <= flaggedAt;
    const isUrgent = inquiry.status === "new" || waits;
    return isUrgent && (unflagged === "new" || unflagged === "due") ? "urgent" : unflagged;
  }
  const { status, due_at: dueAt, due_kind: dueKind } = inquiry;
  const isDue = dueAt !== null && dueAt <= now.toISOString();
  const estimate = inquiry.estimate_due_on;
  // The next business day after Monday 2 March.
  const needsEstimate = estimate !== null && estimate <= "2026-03-03" && status !== "closed";
  if (inquiry.suspected_spam === 1) return null;
  if (needsEstimate || (inquiry.asked && !inquiry.offered)) return "due";
  if (status === "new" && (dueAt === null || (dueKind === "callback" && !isDue))) return "new";
  if (inquiry.unread_since !== null || isDue) return "due";
  if (status === "booked" && inquiry.offered) return "waiting";
  if (dueAt !== null) return null;
  return status === "contacted" ? "waiting" : null;
}

/** An open offer of times. */
const offerOf = (submissionId: string) => ({
  id: `offer-${submissionId}`,
  submission_id: submissionId,
  person_id: "ana",
  place: "phone" as const,
  minutes: 30,
  times: later,
  offered_at: earlier,
  offered_by: "Ana",
  offered_by_id: "ana",
  ended_at: null,
  ended: "" as const,
});

/** An appointment to come, in place of which its visitor asks for another time. */
const askedOf = (submissionId: string) => ({
  id: `booking-${submissionId}`,
  submission_id: submissionId,
  person_id: "ana",
  starts_at: later,
  ends_at: later,
  place: "phone" as const,
  state: "rescheduling" as const,
  requested_time: "",
  reminded_at: null,
  sequence: 0,
  created_at: earlier,
  updated_at: earlier,
});

describe.each(bothEngines)("the queue on %s", (engine) => {
  const openQueue = async () => {
    const { db, receive } = await openTestDesk(engine);
    const reference = await receive();
    const { id } = await db
      .selectFrom("contact_submissions")
      .select("id")
      .executeTakeFirstOrThrow();
    await db.insertInto("time_offers").values(offerOf(id)).execute();
    await db.insertInto("bookings").values(askedOf(id)).execute();
    /** The groups of an inquiry in this state. */
    return async ({ offered, asked, ...state }: Parameters<typeof expectedGroup>[0]) => {
      await db
        .updateTable("time_offers")
        .set({ ended_at: offered ? null : earlier })
        .execute();
      await db
        .updateTable("bookings")
        .set({ state: asked ? "rescheduling" : "confirmed" })
        .execute();
      await db
        .updateTable("contact_submissions")
        .set(state)
        .where("reference", "=", reference)
        .execute();
      const found: QueueGroup[] = [];
      for (const group of queueGroups) {
        const row = await db
          .selectFrom("contact_submissions")
          .select("id")
          .where(inGroup(group, now))
          .executeTakeFirst();
        if (row) found.push(group);
      }
      return found;
    };
  };

  it("groups inquiries as the desk expects", async () => {
    const groupsOf = await openQueue();
    const cases = [
      ["what came in", {}, "new"],
      ["a wish to be called later", { due_at: later, due_kind: "callback" }, "new"],
      ["a wish to be called, when it is time", { due_at: earlier, due_kind: "callback" }, "due"],
      [
        "a request to be called later, of somebody who was answered",
        { status: "contacted", due_at: later, due_kind: "callback" },
        null,
      ],
      ["what was planned for later", { due_at: later, due_kind: "follow-up" }, null],
      ["what was planned, on its day", { due_at: earlier, due_kind: "follow-up" }, "due"],
      ["what waits for the visitor", { status: "contacted" }, "waiting"],
      ["what the visitor answered", { status: "contacted", unread_since: earlier }, "due"],
      [
        "an answer before the planned day",
        { status: "contacted", unread_since: earlier, due_at: later, due_kind: "follow-up" },
        "due",
      ],
      [
        "an appointment that is over",
        { status: "booked", due_at: earlier, due_kind: "booking" },
        "due",
      ],
      ["an appointment to come", { status: "booked", due_at: later, due_kind: "booking" }, null],
      [
        "an appointment to come, in whose place other times were offered",
        { status: "booked", due_at: later, due_kind: "booking", offered: true },
        "waiting",
      ],
      [
        "a request for another time that the desk has replied to",
        { status: "booked", due_at: later, due_kind: "booking", asked: true },
        "due",
      ],
      [
        "a request for another time, when other times were offered",
        { status: "booked", due_at: later, due_kind: "booking", asked: true, offered: true },
        "waiting",
      ],
      ["an estimate for Wednesday", { estimate_due_on: "2026-03-04" }, "new"],
      ["an estimate for tomorrow", { estimate_due_on: "2026-03-03" }, "due"],
      [
        "an estimate for an appointment to come",
        {
          status: "booked",
          due_at: later,
          due_kind: "booking",
          estimate_due_on: "2026-03-03",
        },
        "due",
      ],
      ["an estimate that is late", { status: "contacted", estimate_due_on: "2026-02-27" }, "due"],
      ["an estimate of a closed one", { status: "closed", estimate_due_on: "2026-03-03" }, null],
      ["a red flag in what came in", { red_flag_at: earlier }, "urgent"],
      [
        "a red flag in a message",
        { status: "booked", unread_since: earlier, red_flag_at: earlier },
        "urgent",
      ],
      [
        "a message after a red flag that was answered",
        { status: "contacted", unread_since: earlier, red_flag_at: "2026-03-01T14:00:00.000Z" },
        "due",
      ],
      ["a red flag that was answered", { status: "contacted", red_flag_at: earlier }, "waiting"],
      ["what is closed", { status: "closed" }, null],
      ["suspected spam", { suspected_spam: 1 }, null],
    ] as const;
    for (const [name, changes, group] of cases)
      expect(await groupsOf({ ...plain, ...changes }), name).toEqual(group ? [group] : []);
  });

  it("groups an inquiry of every possible state as the rules say", async () => {
    const { db, receive } = await openTestDesk(engine);
    await receive();
    const row = await db.selectFrom("contact_submissions").selectAll().executeTakeFirstOrThrow();
    await db.deleteFrom("contact_submissions").execute();
    const dues = [earlier, later].flatMap((due_at) =>
      dueKinds.map((due_kind) => ({ due_at, due_kind })),
    );
    const unreadAndFlagged = [null, earlier].flatMap((unread_since) =>
      [null, earlier].map((red_flag_at) => ({
        unread_since,
        red_flag_at,
      })),
    );
    const states = inquiryStatuses.flatMap((status) =>
      [0, 1].flatMap((suspected_spam) =>
        [{ due_at: null, due_kind: null }, ...dues].flatMap((due) =>
          unreadAndFlagged.flatMap((read) =>
            [null, "2026-03-03"].flatMap((estimate_due_on) =>
              [false, true].flatMap((offered) =>
                [false, true].map((asked) => ({
                  status,
                  suspected_spam,
                  ...read,
                  estimate_due_on,
                  offered,
                  asked,
                  ...due,
                })),
              ),
            ),
          ),
        ),
      ),
    );
    for (const [n, { offered, asked, ...state }] of states.entries()) {
      const id = `i${n}`;
      const keys = { id, reference: id, idempotency_key: id };
      await db
        .insertInto("contact_submissions")
        .values({ ...row, ...keys, ...state })
        .execute();
      if (offered) await db.insertInto("time_offers").values(offerOf(id)).execute();
      if (asked) await db.insertInto("bookings").values(askedOf(id)).execute();
    }
    const found: Record<string, QueueGroup[]> = {};
    for (const group of queueGroups)
      for (const { id } of await db
        .selectFrom("contact_submissions")
        .select("id")
        .where(inGroup(group, now))
        .execute())
        found[id] = [...(found[id] ?? []), group];
    for (const [n, state] of states.entries()) {
      const expected = expectedGroup(state);
      expect(found[`i${n}`], JSON.stringify(state)).toEqual(expected ? [expected] : undefined);
    }
  });
});

it("finds what is due by ids, so that a long history of closed inquiries is not read", async () => {
  const { db } = await openTestDesk("sqlite");
  const due = db
    .selectFrom("contact_submissions")
    .select("contact_submissions.id")
    .where(inGroup("due", now));
  const { sql: text, parameters } = due.compile();
  const plan = CompiledQuery.raw(`explain query plan ${text}`, [...parameters]);
  const { rows } = await db.executeQuery<{ detail: string }>(plan);
  expect(rows[0]?.detail).toMatch(/^SEARCH contact_submissions .*\(id=\?\)$/);
});
