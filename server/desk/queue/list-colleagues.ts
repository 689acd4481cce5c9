import type { Kysely } from "kysely";
import type { Colleague } from "../../../app/contracts/queue";
import type { Schema } from "../../db/schema";

/** Everybody who may have inquiries, by name. */
export async function listColleagues(db: Kysely<Schema>, now: Date): Promise<Colleague[]> {
  const rows = await db
    .selectFrom("staff_sessions")
    .select("who")
    .where("expires_at", ">", now.toISOString())
    .where("who", "is not", null)
    .distinct()
    .orderBy("who")
    .execute();
  return rows.flatMap(({ who }) => (who ? [{ id: who, name: who }] : []));
}
