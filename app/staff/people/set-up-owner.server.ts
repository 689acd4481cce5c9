import type { Kysely } from "kysely";
import type { Accounts } from "../../app/contracts/accounts";
import type { Schema } from "../db/schema";
import type { Logger } from "../logger";
import { plainEmail } from "./check-password";
import type { CheckWayIn } from "./check-way-in";
import { hasPeople, type SetUp } from "./first-owner";
import type { LetIn } from "./let-in";
import { inTurn } from "./people/in-turn";
import { staffName } from "./staff-name";

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
