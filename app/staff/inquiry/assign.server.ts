import { colleagueOf, listColleagues } from "~/core/sessions/list-colleagues";
import type { DeskParts } from "~/staff/frame/desk-parts.server";
import { changeInquiry } from "./change-inquiry.server";
import type { QueueServices } from "./inquiry-types";

/** Changes the assignee only if it is the one that the page showed: of two people, one succeeds. */
export function makeAssign({ db, clock }: DeskParts): QueueServices["assign"] {
  return async ({ from, to, ...change }) => {
    const at = clock();
    const colleagues = await listColleagues(db);
    const person = colleagueOf(colleagues, to);
    // Nothing can be assigned to somebody who has left meanwhile.
    if (to !== "" && !person) return "conflict";
    return changeInquiry(
      db,
      { ...change, content: `${from} ${to}` },
      at,
      "assigned inquiry",
      async (transaction, inquiry) => {
        if ((colleagueOf(colleagues, inquiry.assigned_to)?.id ?? "") !== from) return null;
        await transaction
          .updateTable("contact_submissions")
          .set({ assigned_to: to || null })
          .where("id", "=", inquiry.id)
          .execute();
        return {
          kind: "assigned",
          detail: person?.name ?? "",
          before: { assigned_to: inquiry.assigned_to },
        };
      },
    );
  };
}
