import { type ExpressionBuilder, type Kysely, sql } from "kysely";
import type { Schema } from "~/core/db/schema";
import { type Actor, idleRoles } from "./people";

/** A member of staff to whom inquiries can be assigned. */
export type Colleague = Pick<Actor, "id" | "name">;

/** Filter by assignee: "" is all, "nobody" means unassigned, else a person's id. */
export type QueueOf = "" | "nobody" | (string & {});

/**
 * Everybody to whom an inquiry can be assigned: no bookkeepers, readers or suspended people. In the
 * order in which they joined, so that people keep their numbers when a colleague joins.
 */
export const listColleagues = (db: Kysely<Schema>): Promise<Colleague[]> =>
  db
    .selectFrom("people")
    .select(["id", "name"])
    .where("suspended_at", "is", null)
    .where("role", "not in", idleRoles)
    .orderBy("created_at")
    .orderBy("id")
    .execute();

/** null for an unassigned inquiry, and for a person who has left the desk. */
export const colleagueOf = (people: readonly Colleague[], id: string | null) =>
  people.find((person) => person.id === id) ?? null;

/** Inquiries of a person who left count as unassigned. */
export const isOf = (of: QueueOf) => (where: ExpressionBuilder<Schema, "contact_submissions">) => {
  if (of === "") return sql<boolean>`1 = 1`;
  if (of !== "nobody") return where("assigned_to", "=", of);
  const atDesk = where
    .selectFrom("people")
    .select("people.id")
    .where("suspended_at", "is", null)
    .where("role", "not in", idleRoles);
  return where.or([where("assigned_to", "is", null), where("assigned_to", "not in", atDesk)]);
};
