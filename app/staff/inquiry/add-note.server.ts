import { storable } from "~/core/db/sanitize-text";
import type { DeskServices } from "~/desk-services";
import type { DeskParts } from "~/staff/frame/desk-parts.server";
import { changeInquiry } from "./change-inquiry.server";
import { indexText } from "./index-inquiry.server";

export function makeAddNote({ db, clock }: DeskParts): DeskServices["addNote"] {
  return async ({ note, ...change }) => {
    const done = await changeInquiry(
      { db, clock },
      { ...change, content: note },
      "added note",
      async (transaction, inquiry) => {
        await indexText(transaction, inquiry.id, note);
        return { kind: "note", note: storable(note) };
      },
    );
    return done === "changed" ? "changed" : "missing";
  };
}
