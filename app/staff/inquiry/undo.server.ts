import type { Schema } from "~/core/db/schema";
import type { DeskParts } from "~/staff/frame/desk-parts.server";
import { changeInquiry } from "./change-inquiry.server";
import type { QueueServices } from "./inquiry-types";

/** Milliseconds: longer than the ten seconds of the page's offer, for slow connections. */
export const undoable = 60_000;

/** Columns that a change may be taken back in. */
type Before = Partial<
  Pick<
    Schema["contact_submissions"],
    | "assigned_to"
    | "status"
    | "outcome"
    | "answered_at"
    | "due_at"
    | "due_kind"
    | "due_reason"
    | "unread_since"
  >
>;

/** Only the newest change, by its author: nobody else's change is undone with it. */
export function makeUndo({ db, clock }: DeskParts): QueueServices["undo"] {
  return async ({ entry, ...change }) => {
    const at = clock();
    return changeInquiry(
      db,
      { ...change, content: entry },
      at,
      "took back a change",
      async (tx, inquiry) => {
        const since = await tx
          .selectFrom("inquiry_history")
          .select(["id", "person_id", "at", "kind", "before"])
          .where("submission_id", "=", inquiry.id)
          .where("at", ">=", (query) =>
            query
              .selectFrom("inquiry_history as asked")
              .select("asked.at")
              .where("asked.id", "=", entry),
          )
          .execute();
        const [newest, ...others] = since;
        if (newest?.id !== entry || others.length > 0) return null;
        if (newest.person_id !== change.who.id || !newest.before) return null;
        // What an appointment replaced comes back when it is canceled.
        if (newest.kind === "booking") return null;
        if (at.getTime() - Date.parse(newest.at) > undoable) return null;
        const before = JSON.parse(newest.before) as Before;
        await tx
          .updateTable("contact_submissions")
          .set(before as object)
          .where("id", "=", inquiry.id)
          .execute();
        return { kind: "undone", detail: newest.kind };
      },
    );
  };
}
