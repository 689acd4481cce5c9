import type { Kysely, Selectable } from "kysely";
import type { Schema } from "~/core/db/schema";
import { personCondition } from "./find-person.server";
import type { SamePerson } from "./inquiry-types";
import { emailToken } from "./search-tokens.server";

/** More are behind the link that lists them all. */
const most = 20;

type Stored = Selectable<Schema["contact_submissions"]>;

/** Other inquiries of what may be the same person, and those that the desk joined; newest first. */
export async function findSamePerson(db: Kysely<Schema>, stored: Stored): Promise<SamePerson[]> {
  const group = stored.person_group;
  const rows = await db
    .selectFrom("contact_submissions")
    .select([
      ...(["reference", "created_at", "first_name", "last_name", "email"] as const),
      ...(["service", "status", "person_group"] as const),
    ])
    .where("contact_submissions.id", "!=", stored.id)
    .where("suspected_spam", "=", 0)
    .where("removed_at", "is", null)
    .where((where) =>
      where.or([
        personCondition(stored)(where),
        ...(group ? [where("person_group", "=", group)] : []),
      ]),
    )
    .orderBy("created_at", "desc")
    .limit(most)
    .execute();
  return rows.map((row) => ({
    reference: row.reference,
    createdAt: row.created_at,
    name: `${row.first_name} ${row.last_name}`,
    service: row.service,
    status: row.status,
    same:
      group && row.person_group === group
        ? "joined"
        : emailToken(row.email) === emailToken(stored.email)
          ? "email"
          : "phone",
  }));
}
