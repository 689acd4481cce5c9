import { sql } from "kysely";
import { storable } from "~/core/db/sanitize-text";
import type { DeskServices } from "~/desk-services";
import type { DeskParts } from "~/staff/frame/desk-parts.server";
import { changeInquiry } from "./change-inquiry.server";
import { indexText } from "./index-inquiry.server";

/** Only from the status the member of staff saw: two people do not overwrite each other. */
export function makeChangeStatus({ db, clock }: DeskParts): DeskServices["changeStatus"] {
  return async ({ from, to, note, outcome: said = "", ...change }) => {
    const likely = from === "booked" ? "booked" : "not-interested";
    const outcome = to === "closed" ? said || likely : "";
    const at = clock();
    return changeInquiry(
      { db, clock },
      { ...change, content: `${from} ${to} ${outcome} ${note}` },
      "changed status",
      async (transaction, inquiry) => {
        const { numUpdatedRows } = await transaction
          .updateTable("contact_submissions")
          .set({
            status: to,
            outcome,
            answered_at:
              to === "new" ? null : sql<string>`coalesce(answered_at, ${at.toISOString()})`,
            // A closed inquiry must not come back into the queue later.
            ...(to === "closed" && {
              due_at: null,
              due_kind: null,
              due_reason: "",
              unread_since: null,
            }),
          })
          .where("id", "=", inquiry.id)
          .where("status", "=", from)
          .executeTakeFirst();
        if (numUpdatedRows === 0n) return null;
        await indexText(transaction, inquiry.id, note);
        return {
          kind: "status",
          from_status: from,
          to_status: to,
          note: storable(note),
          detail: outcome,
          before: {
            status: from,
            outcome: inquiry.outcome,
            answered_at: inquiry.answered_at,
            due_at: inquiry.due_at,
            due_kind: inquiry.due_kind,
            due_reason: inquiry.due_reason,
            unread_since: inquiry.unread_since,
          },
        };
      },
    );
  };
}
