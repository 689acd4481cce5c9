import { randomUUID } from "node:crypto";
import type { Kysely } from "kysely";
import type { App } from "~/core/app";
import type { Schema } from "~/core/db/schema";
import {
  checkNewPassword,
  type NewPassword,
  type PasswordError,
  type StoredPassword,
} from "./new-password.server";
import { checkNewPasskey, storePasskey } from "./passkeys.server";

/**
 * Sign-in method that a new or reset person chooses. `passkey` is the browser's
 * response.
 */
export type NewSignInMethod =
  | { kind: "passkey"; passkey: string }
  | ({ kind: "password" } & NewPassword);

/** Why a chosen way to sign in is rejected. */
export type SignInMethodError = PasswordError | "passkey-failed";

/** A checked way to sign in: values of the person's row, and rows stored beside it. */
export type CheckedMethod = {
  /** The person a passkey was made for; with a password, a new id. */
  personId: string;
  columns: StoredPassword | Record<never, never>;
  store: (db: Kysely<Schema>, personId: string) => Promise<void>;
};

/** Checks the way to sign in that a new person, or one who was reset, has chosen. */
export async function checkSignInMethod(
  app: App,
  method: NewSignInMethod,
  { browser, device, about }: { browser: string; device: string; about: readonly string[] },
): Promise<{ error: SignInMethodError } | { method: CheckedMethod }> {
  if (method.kind === "password") {
    const checked = await checkNewPassword(app, method, about);
    if ("error" in checked) return checked;
    return {
      method: { personId: randomUUID(), columns: checked.stored, store: async () => {} },
    };
  }
  const made = await checkNewPasskey(app, { passkey: method.passkey, browser }, "new");
  if (!made) return { error: "passkey-failed" };
  return {
    method: {
      personId: made.person_id,
      columns: {},
      store: (db, personId) =>
        storePasskey(db, { ...made, person_id: personId }, { device, now: app.clock() }),
    },
  };
}
