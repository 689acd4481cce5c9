import type { Kysely } from "kysely";
import type { Colleague } from "../../../app/contracts/queue";
import type { Schema } from "../../db/schema";

/** Everybody who may have inquiries, by name: not who only reads, nor who was suspended. */
export const listColleagues = (db: Kysely<Schema>): Promise<Colleague[]> =>
  db
    .selectFrom("people")
    .select(["id", "name"])
    .where("suspended_at", "is", null)
    .where("role", "!=", "reader")
    .orderBy("name")
    .orderBy("id")
    .execute();
