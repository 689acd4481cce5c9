import type { DeskParts } from "~/staff/frame/desk-parts.server";
import { assignInquiry } from "~/staff/inquiry/assign-inquiry.server";
import { changeId } from "~/staff/inquiry/change-inquiry.server";
import { makeNextInQueue } from "./next-in-queue.server";
import type { QueueServices } from "./queue-types";

/** So often the next one is tried when a colleague takes one at the same moment. */
const tries = 10;

export function makeTakeNext(parts: DeskParts): QueueServices["takeNext"] {
  const next = makeNextInQueue(parts);
  return async ({ who, attempt }) => {
    const assigned = { from: "", to: who.id };
    // The same form sent twice takes one inquiry.
    const taken = await parts.db
      .selectFrom("inquiry_history")
      .innerJoin("contact_submissions", "contact_submissions.id", "submission_id")
      .select("reference")
      .where("inquiry_history.id", "=", changeId(attempt, "assigned inquiry", ` ${who.id}`))
      .executeTakeFirst();
    if (taken) return taken.reference;
    for (let n = 0; n < tries; n++) {
      const reference = await next({ of: "nobody", after: "" });
      if (!reference) break;
      const done = await assignInquiry(parts, { who, reference, attempt, ...assigned });
      if (done === "changed") return reference;
    }
    return next({ of: who.id, after: "" });
  };
}
