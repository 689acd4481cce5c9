import { type Kysely, sql } from "kysely";
import { writeAudit } from "~/core/audit/write-audit";
import type { Schema } from "~/core/db/schema";
import type { Actor } from "~/core/sessions/people";

/** For an unknown account the typed name is not written: it may be a password. */
export const unknownPerson: Actor = { id: "", name: "Unknown" };

const prefix = "refused:";
/** Counts wait in `attempt_counts` until they are in the audit log, also while the site is down. */
const neverExpires = "9999-12-31T00:00:00.000Z";

/** "2026-03-02T14" */
const hourOf = (at: Date) => at.toISOString().slice(0, 13);

/**
 * Counts a refused sign-in that belongs to no account, per IP address and hour. Anybody can cause
 * these without limit, so they have no entry of their own in the audit log, which is kept for good.
 */
export async function countRefusal(
  db: Kysely<Schema>,
  { visitor, at }: { visitor: string; at: Date },
): Promise<void> {
  await db
    .insertInto("attempt_counts")
    .values({ name: `${prefix}${hourOf(at)}:${visitor}`, count: 1, expires_at: neverExpires })
    .onConflict((conflict) =>
      conflict.column("name").doUpdateSet({ count: sql<number>`attempt_counts.count + 1` }),
    )
    .execute();
}

/**
 * Writes one entry of the audit log for each hour that is over and had such refusals: their number,
 * from how many IP addresses, and the most from one of them.
 */
export function makeRefusalJob({ db, clock }: { db: Kysely<Schema>; clock: () => Date }) {
  return () =>
    db.transaction().execute(async (transaction) => {
      const at = clock();
      // Of two processes at the same moment, one gets the rows.
      const rows = await transaction
        .deleteFrom("attempt_counts")
        .where("name", "like", `${prefix}%`)
        .where("name", "<", `${prefix}${hourOf(at)}`)
        .returning(["name", "count"])
        .execute();
      const hours = Map.groupBy(rows, ({ name }) => name.slice(prefix.length, prefix.length + 13));
      for (const [hour, counted] of [...hours].sort(([a], [b]) => a.localeCompare(b)))
        await writeAudit(transaction, {
          at,
          who: unknownPerson,
          action: "was refused at the door",
          detail: detailOf(
            hour,
            counted.map(({ count }) => count),
          ),
        });
    });
}

function detailOf(hour: string, counts: readonly number[]): string {
  const all = counts.reduce((sum, count) => sum + count, 0);
  const most = counts.length > 1 ? `, up to ${Math.max(...counts)} from one` : "";
  const refusals = all === 1 ? "1 refusal" : `${all} refusals`;
  const addresses = counts.length === 1 ? "1 IP address" : `${counts.length} IP addresses`;
  return `${refusals} from ${addresses}${most}, in the hour from ${hour}:00Z`;
}
