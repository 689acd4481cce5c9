import type { QueueServices } from "../../../app/contracts/queue";
import { parseDate } from "../../../app/facts/hours/local-date";
import { storable } from "../../db/storable";
import { changeInquiry } from "../change-inquiry";
import type { DeskParts } from "../desk-parts";

/** It comes back when the office opens on that day, or on the next on which it does. */
export function makeFollowUp({ db, clock, officeTime }: DeskParts): QueueServices["followUp"] {
  return async ({ day, reason, ...change }) => {
    const at = clock();
    const date = parseDate(day);
    const due = date && officeTime.opening(date);
    if (day !== "" && (!due || due <= at)) return "past";
    const done = await changeInquiry(
      db,
      { ...change, content: `${day} ${reason}` },
      at,
      "planned follow-up",
      async (transaction, inquiry) => {
        await transaction
          .updateTable("contact_submissions")
          .set({
            due_at: due ? due.toISOString() : null,
            due_kind: due ? "follow-up" : null,
            due_reason: due ? storable(reason) : "",
          })
          .where("id", "=", inquiry.id)
          .execute();
        return {
          kind: "follow-up",
          note: storable(reason),
          detail: due ? due.toISOString() : "",
          before: {
            due_at: inquiry.due_at,
            due_kind: inquiry.due_kind,
            due_reason: inquiry.due_reason,
          },
        };
      },
    );
    return done === "changed" ? "changed" : "missing";
  };
}
