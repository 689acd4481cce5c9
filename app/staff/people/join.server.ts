import { createHmac } from "node:crypto";
import type { Kysely } from "kysely";
import type { App } from "~/core/app";
import { writeAudit } from "~/core/audit/write-audit";
import { type Schema, storable } from "~/core/db/schema";
import type { Role } from "~/core/db/tables/people-tables";
import { digest, sharedSecret } from "~/core/secrets";
import { longestStaffName, plainEmail, type StaffPerson } from "~/core/sessions/people";
import { plainName } from "~/facts/typed-text";
import {
  type CheckedMethod,
  checkSignInMethod,
  type NewSignInMethod,
  type SignInMethodError,
} from "~/staff/sign-in/new-sign-in-method.server";
import { storePasskey } from "~/staff/sign-in/passkeys.server";
import {
  type SignedIn,
  type SignInOrigin,
  startSession,
  withOwnerLock,
} from "~/staff/sign-in/start-session.server";

type SetUpApp = Pick<App, "db"> & { config: Pick<App["config"], "setUpToken"> };

/**
 * The token of the first owner's set-up URL, the same in every process on one database: the
 * setting, else derived from a secret in the database.
 */
async function setUpToken({ db, config }: SetUpApp): Promise<string> {
  const secret = await sharedSecret(db, "set-up-key");
  return (
    config.setUpToken || createHmac("sha256", secret).update("first owner").digest("base64url")
  );
}

/** Path of the first owner's set-up page; null once there is a person on the staff. */
export async function setUpPath(app: SetUpApp): Promise<string | null> {
  const token = await setUpToken(app);
  return (await hasPeople(app.db)) ? null : `/staff/set-up/${token}`;
}

async function hasPeople(db: Kysely<Schema>): Promise<boolean> {
  return (await db.selectFrom("people").select("id").limit(1).executeTakeFirst()) !== undefined;
}

const firstOwner = {
  state: "open" as const,
  email: "",
  name: "",
  role: "owner" as Role,
  personId: null,
  invitationId: null,
};

/**
 * The person that a link is for: the first owner, or an invited person; "" is not known yet. "used":
 * an invitation that is expired, used or withdrawn, or the set-up once there is a person on the staff.
 */
export async function readLink(app: SetUpApp & Pick<App, "clock">, token: string) {
  const { db, clock } = app;
  const hash = digest(token);
  // Hashes are compared, so that the time tells nothing about the token.
  if (hash === digest(await setUpToken(app)))
    return (await hasPeople(db)) ? { state: "used" as const } : firstOwner;
  const row = await db
    .selectFrom("invitations")
    .leftJoin("people", "people.id", "invitations.person_id")
    .select([
      "invitations.id as invitationId",
      "invitations.email",
      "invitations.role",
      "invitations.person_id as personId",
      "people.name",
      "used_at",
      "withdrawn_at",
      "expires_at",
    ])
    .where(({ or, eb }) => or([eb("token_hash", "=", hash), eb("mail_token_hash", "=", hash)]))
    .executeTakeFirst();
  if (!row) return { state: "unknown" as const };
  const { used_at, withdrawn_at, expires_at, ...invitation } = row;
  const isOver = used_at !== null || withdrawn_at !== null || expires_at <= clock().toISOString();
  return isOver
    ? { state: "used" as const }
    : { state: "open" as const, ...invitation, name: invitation.name ?? "" };
}

/**
 * Creates the first owner or the account of an invited person, or stores new ways to sign in after a
 * reset. `email` is that of the first owner.
 */
export async function joinStaff(
  app: App,
  {
    token,
    name,
    email = "",
    method,
    ...origin
  }: { token: string; name: string; email?: string; method: NewSignInMethod } & SignInOrigin,
): Promise<SignedIn | { outcome: SignInMethodError | "used" | "unknown" }> {
  const link = await readLink(app, token);
  if (link.state !== "open") return { outcome: link.state };
  const { browser, device } = origin;
  const about = [name, link.email || email];
  const checked = await checkSignInMethod(app, method, { browser, about });
  if ("error" in checked) return { outcome: checked.error };
  const { columns, passkey } = checked;
  const id = await withOwnerLock(app.db, async (transaction) => {
    // The second of two simultaneous requests finds the link used.
    const link = await readLink({ ...app, db: transaction }, token);
    if (link.state !== "open") return null;
    const now = app.clock();
    const id = link.personId ?? checked.personId;
    const known = { email: link.email || plainEmail(email), role: link.role };
    if (link.personId)
      await transaction
        .updateTable("people")
        .set({ ...columns, email: known.email })
        .where("id", "=", id)
        .execute();
    else await addPerson(transaction, { id, name, ...known, columns, at: now });
    if (passkey) await storePasskey(transaction, { ...passkey, person_id: id }, { device, now });
    if (link.invitationId) {
      await transaction
        .updateTable("invitations")
        .set({ used_at: now.toISOString(), person_id: id })
        .where("id", "=", link.invitationId)
        .execute();
      const actor = { id, name: link.name || staffName(name) };
      await writeAudit(transaction, { at: now, actor, action: "accepted an invitation" });
    }
    return id;
  });
  if (id === null) return { outcome: "used" };
  app.logger.info({ person: id }, "somebody joined the staff");
  const session = await startSession(app, id, origin, { isNew: true });
  return session.outcome === "signed-in" ? session : { outcome: "used" };
}

export async function addPerson(
  db: Kysely<Schema>,
  { columns, at, name, ...person }: StaffPerson & { columns: CheckedMethod["columns"]; at: Date },
): Promise<void> {
  await db
    .insertInto("people")
    .values({
      ...person,
      name: staffName(name),
      created_at: at.toISOString(),
      suspended_at: null,
      last_seen_at: null,
      password_hash: null,
      totp_secret: null,
      totp_step: null,
      ...columns,
    })
    .execute();
}

/** A typed name as it is stored: on one line, cut to the longest that is allowed. */
export const staffName = (name: string) =>
  plainName(storable(name))
    .replace(/[\p{Cc}\s]+/gu, " ")
    .trim()
    .slice(0, longestStaffName);
