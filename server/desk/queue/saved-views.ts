import { randomUUID } from "node:crypto";
import { mostSavedViews, type QueueServices } from "../../../app/contracts/queue";
import { storable } from "../../db/storable";
import type { DeskParts } from "../desk-parts";

type Views = Pick<QueueServices, "listViews" | "saveView" | "removeView">;

/** A person's own ways to look at the queue: URLs under a name. */
export function makeSavedViews({ db, clock }: DeskParts): Views {
  const listViews: Views["listViews"] = ({ personId }) =>
    db
      .selectFrom("saved_views")
      .select(["id", "name", "query"])
      .where("person_id", "=", personId)
      .orderBy("created_at")
      .orderBy("id")
      .execute();
  return {
    listViews,
    async saveView({ personId, name, query }) {
      if ((await listViews({ personId })).length >= mostSavedViews) return "too-many";
      await db
        .insertInto("saved_views")
        .values({
          id: randomUUID(),
          person_id: personId,
          name: storable(name),
          query,
          created_at: clock().toISOString(),
        })
        .execute();
      return "saved";
    },
    async removeView({ personId, id }) {
      await db
        .deleteFrom("saved_views")
        .where("id", "=", id)
        .where("person_id", "=", personId)
        .execute();
    },
  };
}
