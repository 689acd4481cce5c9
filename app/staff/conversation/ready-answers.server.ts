import { randomUUID } from "node:crypto";
import { writeAudit } from "~/core/audit/write-audit";
import { storable } from "~/core/db/sanitize-text";
import type { DeskParts } from "~/staff/frame/desk-parts.server";
import type { ConversationServices } from "./conversation";

type Answers = Pick<ConversationServices, "listAnswers" | "saveAnswer" | "removeAnswer">;

/** Texts that the desk writes often; without personal data, and everybody may edit them. */
export function makeReadyAnswers({ db, clock }: DeskParts): Answers {
  return {
    listAnswers: () =>
      db
        .selectFrom("ready_answers")
        .select(["id", "title", "body", "version"])
        .select(["updated_at as updatedAt", "updated_by as updatedBy"])
        .orderBy("title")
        .orderBy("id")
        .execute(),

    saveAnswer({ who, id, title, body, version }) {
      const at = clock();
      const text = { title: storable(title), body: storable(body) };
      const by = { updated_at: at.toISOString(), updated_by: who.name };
      return db.transaction().execute(async (transaction) => {
        if (id === "") {
          await transaction
            .insertInto("ready_answers")
            .values({ id: randomUUID(), ...text, ...by, version: 1 })
            .execute();
        } else {
          const { numUpdatedRows } = await transaction
            .updateTable("ready_answers")
            .set({ ...text, ...by, version: version + 1 })
            .where("id", "=", id)
            .where("version", "=", version)
            .executeTakeFirst();
          if (numUpdatedRows === 0n) return "conflict";
        }
        await writeAudit(transaction, { at, who, action: "changed ready answers" });
        return "saved";
      });
    },

    async removeAnswer({ who, id }) {
      await db.deleteFrom("ready_answers").where("id", "=", id).execute();
      await writeAudit(db, { at: clock(), who, action: "changed ready answers" });
    },
  };
}
