import { randomUUID } from "node:crypto";
import type { DeskParts } from "~/staff/frame/desk-parts.server";
import { changeInquiry } from "./change-inquiry.server";
import type { QueueServices } from "./inquiry-types";

/**
 * Joins the inquiries of one person: the page of each shows the others, their history and messages.
 * All are given to whoever has the inquiry from which they are joined.
 */
export function makeJoinPerson({ db, clock }: DeskParts): QueueServices["joinPerson"] {
  return async ({ other, ...change }) => {
    const at = clock();
    const done = await changeInquiry(
      db,
      { ...change, content: other },
      at,
      "joined inquiries",
      async (transaction, inquiry) => {
        const second = await transaction
          .selectFrom("contact_submissions")
          .select(["id", "person_group", "assigned_to"])
          .where("reference", "=", other)
          .executeTakeFirst();
        if (!second || second.id === inquiry.id) return null;
        const group = inquiry.person_group ?? second.person_group ?? randomUUID();
        const groups = [inquiry.person_group, second.person_group].filter((one) => one !== null);
        await transaction
          .updateTable("contact_submissions")
          // One person, one row of the queue's “who has it”.
          .set({ person_group: group, assigned_to: inquiry.assigned_to ?? second.assigned_to })
          .where(({ or, eb }) =>
            or([
              eb("id", "in", [inquiry.id, second.id]),
              ...(groups.length > 0 ? [eb("person_group", "in", groups)] : []),
            ]),
          )
          .execute();
        return { kind: "joined", detail: other };
      },
    );
    return done === "changed" ? "changed" : "missing";
  };
}

/** Separates one inquiry from the person's others; the others stay joined. */
export function makeSeparatePerson({ db, clock }: DeskParts): QueueServices["separatePerson"] {
  return async (change) => {
    const done = await changeInquiry(
      db,
      { ...change, content: "" },
      clock(),
      "separated inquiries",
      async (transaction, inquiry) => {
        await transaction
          .updateTable("contact_submissions")
          .set({ person_group: null })
          .where("id", "=", inquiry.id)
          .execute();
        return { kind: "separated" };
      },
    );
    return done === "changed" ? "changed" : "missing";
  };
}
