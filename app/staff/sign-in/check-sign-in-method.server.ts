import { randomUUID } from "node:crypto";
import type { Kysely } from "kysely";
import type { Schema } from "~/core/db/schema";
import type { Passkeys } from "./passkeys.server";
import type { NewWayIn, WayInFault } from "~/staff/account/staff-accounts";
import { checkNewPassword, type StoredPassword } from "./check-new-password.server";

/** A checked way to sign in: what goes into the person's row, and what is stored beside it. */
export type WayIn = {
  /** The person a passkey was made for; with a password, a new id. */
  personId: string;
  columns: StoredPassword | Record<never, never>;
  store: (db: Kysely<Schema>, personId: string) => Promise<void>;
};

export type CheckWayIn = (
  way: NewWayIn,
  from: { browser: string; device: string; about: readonly string[] },
) => Promise<{ fault: WayInFault } | { way: WayIn }>;

/** Checks the way to sign in that a new person, or one who was reset, has chosen. */
export function makeCheckWayIn({
  clock,
  passkeys,
  cost,
}: {
  clock: () => Date;
  passkeys: Passkeys;
  cost: number;
}): CheckWayIn {
  return async (way, { browser, device, about }) => {
    if (way.kind === "password") {
      const checked = await checkNewPassword(way, { now: clock(), about, cost });
      if ("fault" in checked) return checked;
      return {
        way: { personId: randomUUID(), columns: checked.stored, store: async () => {} },
      };
    }
    const made = await passkeys.checkNew({ passkey: way.passkey, browser }, "new");
    if (!made) return { fault: "passkey-failed" };
    return {
      way: {
        personId: made.person_id,
        columns: {},
        store: (db, personId) =>
          storePasskey(db, { ...made, person_id: personId }, device, clock()),
      },
    };
  };
}

/** It is named after the browser it was made in; the person can change that. */
export async function storePasskey(
  db: Kysely<Schema>,
  made: Omit<Schema["passkeys"], "name" | "created_at" | "last_used_at">,
  name: string,
  now: Date,
) {
  await db
    .insertInto("passkeys")
    .values({ ...made, name, created_at: now.toISOString(), last_used_at: null })
    .execute();
}
