import type { DeskServices } from "../../app/contracts/desk";
import { storable } from "../db/storable";
import { indexText } from "../inquiries/index-inquiry";
import { changeInquiry } from "./change-inquiry";
import type { DeskParts } from "./desk-parts";

export function makeAddNote({ db, clock }: DeskParts): DeskServices["addNote"] {
  return async ({ note, ...change }) => {
    const done = await changeInquiry(
      db,
      { ...change, content: note },
      clock(),
      "added note",
      async (transaction, inquiry) => {
        await indexText(transaction, inquiry.id, note);
        return { kind: "note", note: storable(note) };
      },
    );
    return done === "changed" ? "changed" : "missing";
  };
}
