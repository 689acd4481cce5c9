import { storable } from "~/core/db/sanitize-text";
import { parseDate } from "~/facts/hours/local-date";
import type { DeskParts } from "~/staff/frame/desk-parts.server";
import { changeInquiry } from "./change-inquiry.server";
import type { QueueServices } from "./inquiry-types";

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
