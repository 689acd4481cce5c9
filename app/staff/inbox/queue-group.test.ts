import { describe, expect, it } from "vitest";
import { inquiryStatuses } from "~/staff/inquiry/inquiry-states";
import { openTestDesk } from "../../../tests/fixtures/desk";
import { engines } from "../../../tests/support/databases";
import { inGroup, queueGroup } from "./queue-group.server";
import { dueKinds, queueGroups } from "./queue-types";

const now = new Date("2026-03-02T14:00:00.000Z");
const earlier = "2026-03-02T13:59:59.000Z";
const later = "2026-03-02T14:00:01.000Z";

const plain = {
  status: "new",
  suspected_spam: 0,
  due_at: null,
  due_kind: null,
  unread_since: null,
} as const;

describe("the queue's rules", () => {
  it.each([
    ["what came in", {}, "new"],
    ["a wish to be called later", { due_at: later, due_kind: "callback" }, "new"],
    ["a wish to be called, when it is time", { due_at: earlier, due_kind: "callback" }, "due"],
    [
      "a wish to be called later, of somebody who was answered",
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
    ["what is closed", { status: "closed" }, null],
    ["suspected spam", { suspected_spam: 1 }, null],
  ] as const)("%s", (_, changes, group) => {
    expect(queueGroup({ ...plain, ...changes }, now)).toBe(group);
  });
});

describe.each(engines)("the queue's rules on %s", (engine) => {
  it("are the same in the database, for every state an inquiry can be in", async () => {
    const { db, receive } = await openTestDesk(engine);
    const reference = await receive();
    const dues = [earlier, later].flatMap((due_at) =>
      dueKinds.map((due_kind) => ({ due_at, due_kind })),
    );
    for (const status of inquiryStatuses)
      for (const suspected_spam of [0, 1])
        for (const due of [{ due_at: null, due_kind: null }, ...dues])
          for (const unread_since of [null, earlier]) {
            const state = { status, suspected_spam, ...due, unread_since };
            await db
              .updateTable("contact_submissions")
              .set(state)
              .where("reference", "=", reference)
              .execute();
            const found = [];
            for (const group of queueGroups) {
              const row = await db
                .selectFrom("contact_submissions")
                .select("id")
                .where(inGroup[group](now))
                .executeTakeFirst();
              if (row) found.push(group);
            }
            const expected = queueGroup(state, now);
            expect(found, JSON.stringify(state)).toEqual(expected ? [expected] : []);
          }
  });
});
