import { sql } from "kysely";
import type { App } from "~/core/app";
import { writeAudit } from "~/core/audit/write-audit";
import { type Actor, plainEmail } from "~/core/sessions/people";
import { BusyError } from "./hash-password.server";
import { findByEmail } from "./limit-sign-in.server";

export type SignInRefused =
  | { outcome: "wrong" }
  /** Too many wrong codes for this account: known browsers and passkeys only, for a day. */
  | { outcome: "locked" }
  | { outcome: "too-many"; retryAfterSeconds: number }
  | { outcome: "unavailable" };

/**
 * Runs one sign-in and audits each failure of a known account; a success is audited with its
 * session. Failures without an account are only counted. Tries during a delay cost an attacker
 * nothing, so they are only logged.
 */
export async function guardSignIn<Result extends { outcome: string }>(
  app: Pick<App, "db" | "clock" | "logger">,
  tried: { visitor: string; email?: string },
  signIn: () => Promise<Result>,
): Promise<Result | SignInRefused> {
  try {
    const result = await signIn();
    if (result.outcome === "wrong" || result.outcome === "locked") await recordRefusal(app, tried);
    return result;
  } catch (error) {
    if (error instanceof BusyError) return { outcome: "too-many", retryAfterSeconds: 5 };
    app.logger.error({ err: error }, "staff sign-in failed: database unavailable");
    return { outcome: "unavailable" };
  }
}

/** The typed name of an unknown account is not stored: it may be a password. */
const unknownPerson: Actor = { id: "", name: "Unknown" };

const prefix = "refused:";
/** Counts stay in `attempt_counts` until they are audited, even while the site is down. */
const neverExpires = "9999-12-31T00:00:00.000Z";

/** "2026-03-02T14" */
const hourOf = (at: Date) => at.toISOString().slice(0, 13);

/**
 * Counts a failed sign-in without an account, per IP address and hour. Anybody can cause any number
 * of these, so the permanent audit log has no entry for each.
 */
async function recordRefusal(
  { db, clock }: Pick<App, "db" | "clock">,
  { visitor, email }: { visitor: string; email?: string },
): Promise<void> {
  const at = clock();
  const person = email === undefined ? undefined : await findByEmail(db, plainEmail(email));
  if (person) return writeAudit(db, { at, actor: person, action: "was refused at sign-in" });
  await db
    .insertInto("attempt_counts")
    .values({ name: `${prefix}${hourOf(at)}:${visitor}`, count: 1, expires_at: neverExpires })
    .onConflict((conflict) =>
      conflict.column("name").doUpdateSet({ count: sql<number>`attempt_counts.count + 1` }),
    )
    .execute();
}

/**
 * Audits the failures counted in each past hour: their number, the number of IP addresses, and the
 * most from one of them.
 */
export function auditCountedRefusals({ db, clock }: Pick<App, "db" | "clock">): Promise<void> {
  return db.transaction().execute(async (transaction) => {
    const at = clock();
    // Of two simultaneous processes one gets the rows.
    const rows = await transaction
      .deleteFrom("attempt_counts")
      .where("name", "like", `${prefix}%`)
      .where("name", "<", `${prefix}${hourOf(at)}`)
      .returning(["name", "count"])
      .execute();
    const hours = Map.groupBy(rows, ({ name }) => name.slice(prefix.length, prefix.length + 13));
    for (const [hour, counted] of [...hours].sort(([a], [b]) => a.localeCompare(b))) {
      const detail = detailOf(
        hour,
        counted.map(({ count }) => count),
      );
      const action = "was refused at sign-in";
      await writeAudit(transaction, { at, actor: unknownPerson, action, detail });
    }
  });
}

function detailOf(hour: string, counts: readonly number[]): string {
  const all = counts.reduce((sum, count) => sum + count, 0);
  const most = counts.length > 1 ? `, up to ${Math.max(...counts)} from one` : "";
  const refusals = all === 1 ? "1 refusal" : `${all} refusals`;
  const addresses = counts.length === 1 ? "1 IP address" : `${counts.length} IP addresses`;
  return `${refusals} from ${addresses}${most}, in the hour from ${hour}:00Z`;
}
