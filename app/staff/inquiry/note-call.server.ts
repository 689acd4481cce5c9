import { sql } from "kysely";
import { storable } from "~/core/db/sanitize-text";
import type { DeskParts } from "~/staff/frame/desk-parts.server";
import { changeInquiry } from "./change-inquiry.server";
import { indexText } from "./index-inquiry.server";
import type { QueueServices } from "./inquiry-types";

/**
 * Writes down the outcome of a call. If the person was reached, the inquiry counts as answered;
 * after any call the chosen time is removed.
 */
export function makeNoteCall({ db, clock }: DeskParts): QueueServices["noteCall"] {
  return async ({ outcome, note, ...change }) => {
    const at = clock();
    const done = await changeInquiry(
      db,
      { ...change, content: `${outcome} ${note}` },
      at,
      "noted call",
      async (transaction, inquiry) => {
        const answers = outcome === "reached" || outcome === "voicemail";
        const status = answers && inquiry.status === "new" ? "contacted" : inquiry.status;
        await transaction
          .updateTable("contact_submissions")
          .set({
            status,
            ...(answers && {
              answered_at: sql<string>`coalesce(answered_at, ${at.toISOString()})`,
            }),
            ...(outcome === "reached" && inquiry.due_kind !== "booking"
              ? { due_at: null, due_kind: null, due_reason: "" }
              : {}),
          })
          .where("id", "=", inquiry.id)
          .execute();
        await indexText(transaction, inquiry.id, note);
        return {
          kind: "call",
          note: storable(note),
          detail: outcome,
          before: {
            status: inquiry.status,
            answered_at: inquiry.answered_at,
            due_at: inquiry.due_at,
            due_kind: inquiry.due_kind,
            due_reason: inquiry.due_reason,
          },
          ...(status !== inquiry.status && { from_status: inquiry.status, to_status: status }),
        };
      },
    );
    return done === "changed" ? "changed" : "missing";
  };
}
