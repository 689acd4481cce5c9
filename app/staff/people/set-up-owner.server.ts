import type { Kysely } from "kysely";
import type { Schema } from "~/core/db/schema";
import type { Logger } from "~/core/log/logger";
import type { Accounts } from "~/staff/sign-in/accounts";
import { plainEmail } from "~/staff/sign-in/check-password.server";
import type { CheckWayIn } from "~/staff/sign-in/check-sign-in-method.server";
import type { LetIn } from "~/staff/sign-in/start-session.server";
import { hasPeople, type SetUp } from "./first-owner.server";
import { inTurn } from "~/staff/sign-in/owner-lock.server";
import { staffName } from "./staff-name.server";

/** Makes the first owner, once. */
export function makeSetUpOwner({
  db,
  clock,
  logger,
  setUp,
  checkWayIn,
  letIn,
  clinicWords,
}: {
  db: Kysely<Schema>;
  clock: () => Date;
  logger: Logger;
  setUp: SetUp;
  checkWayIn: CheckWayIn;
  letIn: LetIn;
  clinicWords: () => readonly string[];
}): Accounts["setUpOwner"] {
  return async ({ token, name, email, way, ...door }) => {
    const state = await setUp.read(token);
    if (state !== "open") return { outcome: state };
    const checked = await checkWayIn(way, { ...door, about: [name, email, ...clinicWords()] });
    if ("fault" in checked) return { outcome: checked.fault };
    const { personId: id, columns, store } = checked.way;
    const made = await inTurn(db, async (transaction) => {
      if (await hasPeople(transaction)) return false;
      await transaction
        .insertInto("people")
        .values({
          id,
          name: staffName(name),
          email: plainEmail(email),
          role: "owner",
          created_at: clock().toISOString(),
          suspended_at: null,
          last_seen_at: null,
          password_hash: null,
          code_secret: null,
          code_step: null,
          ...columns,
        })
        .execute();
      await store(transaction, id);
      return true;
    });
    if (!made) return { outcome: "used" };
    logger.info({ person: id }, "the first owner was made");
    const session = await letIn(id, door, { isNew: true });
    return session.outcome === "signed-in" ? session : { outcome: "used" };
  };
}
