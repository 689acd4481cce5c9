import { createHmac, timingSafeEqual } from "node:crypto";
import type { Kysely } from "kysely";
import { data, type RouterContextProvider, redirect } from "react-router";
import type { App } from "~/core/app";
import { writeAudit } from "~/core/audit/write-audit";
import { type Schema, storable } from "~/core/db/schema";
import { sharedSecret } from "~/core/secrets";
import { findInvitation } from "~/core/sessions/invitations";
import { longestStaffName, plainEmail, type StaffPerson } from "~/core/sessions/people";
import { staffHome } from "~/staff/frame/staff-context";
import {
  type CheckedMethod,
  checkSignInMethod,
  type NewSignInMethod,
  type SignInMethodError,
} from "~/staff/sign-in/new-sign-in-method.server";
import { signedInHeaders } from "~/staff/sign-in/staff-session.server";
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

/**
 * Whether this token can still create the first owner; "used" once there is a person on the staff.
 */
export async function readSetUp(
  app: SetUpApp,
  token: string,
): Promise<"open" | "used" | "unknown"> {
  const secret = await sharedSecret(app.db, "set-up-key");
  const hash = (text: string) => createHmac("sha256", secret).update(text).digest();
  if (!timingSafeEqual(hash(token), hash(await setUpToken(app)))) return "unknown";
  return (await hasPeople(app.db)) ? "used" : "open";
}

/** Creates the first owner, once. */
export async function setUpOwner(
  app: App,
  {
    token,
    name,
    email,
    method,
    ...origin
  }: { token: string; name: string; email: string; method: NewSignInMethod } & SignInOrigin,
): Promise<SignedIn | { outcome: SignInMethodError | "used" | "unknown" }> {
  const state = await readSetUp(app, token);
  if (state !== "open") return { outcome: state };
  const checked = await checkSignInMethod(app, method, { ...origin, about: [name, email] });
  if ("error" in checked) return { outcome: checked.error };
  const { personId: id, columns, store } = checked.method;
  const made = await withOwnerLock(app.db, async (transaction) => {
    if (await hasPeople(transaction)) return false;
    const owner = { id, name, email: plainEmail(email), role: "owner" as const };
    await addPerson(transaction, { ...owner, columns, at: app.clock() });
    await store(transaction, id);
    return true;
  });
  if (!made) return { outcome: "used" };
  app.logger.info({ person: id }, "first owner created");
  const session = await startSession(app, id, origin, { isNew: true });
  return session.outcome === "signed-in" ? session : { outcome: "used" };
}

async function hasPeople(db: Kysely<Schema>): Promise<boolean> {
  return (await db.selectFrom("people").select("id").limit(1).executeTakeFirst()) !== undefined;
}

/**
 * The response after somebody chose a way to sign in through a single-use link: the desk, the page
 * of a used or unknown link, or the form again through `refuse`.
 */
export function respondToSetUp<Refusal>(
  context: Readonly<RouterContextProvider>,
  result: SignedIn | { outcome: SignInMethodError | "used" | "unknown" },
  refuse: (error: SignInMethodError) => Refusal,
) {
  switch (result.outcome) {
    case "signed-in":
      return redirect(staffHome, { status: 303, headers: signedInHeaders(context, result) });
    case "used":
      throw data(null, { status: 410 });
    case "unknown":
      throw data(null, { status: 404 });
    default:
      return refuse(result.outcome);
  }
}

/** Purpose of an open invitation; "used": expired, used or withdrawn. */
export async function readInvitation(
  { db, clock }: Pick<App, "db" | "clock">,
  token: string,
): Promise<{ state: "open"; email: string; name: string } | { state: "used" | "unknown" }> {
  const found = await findInvitation(db, token, clock());
  if (found.state !== "open") return found;
  const { email, person } = found.invitation;
  return { state: "open", email, name: person?.name ?? "" };
}

/** Creates the account of an invited person, or new ways to sign in after a reset. */
export async function acceptInvitation(
  app: App,
  {
    token,
    name,
    method,
    ...origin
  }: { token: string; name: string; method: NewSignInMethod } & SignInOrigin,
): Promise<SignedIn | { outcome: SignInMethodError | "used" | "unknown" }> {
  const found = await findInvitation(app.db, token, app.clock());
  if (found.state !== "open") return { outcome: found.state };
  const { email } = found.invitation;
  const checked = await checkSignInMethod(app, method, { ...origin, about: [name, email] });
  if ("error" in checked) return { outcome: checked.error };
  const { columns, store } = checked.method;
  const id = await withOwnerLock(app.db, async (transaction) => {
    // The second of two simultaneous requests finds the link used.
    const now = await findInvitation(transaction, token, app.clock());
    if (now.state !== "open") return null;
    const { invitation } = now;
    const personId = invitation.person_id ?? checked.method.personId;
    const at = app.clock();
    if (invitation.person_id) {
      await transaction
        .updateTable("people")
        .set({ ...columns, email })
        .where("id", "=", personId)
        .execute();
    } else {
      const { role } = invitation;
      await addPerson(transaction, { id: personId, name, email, role, columns, at });
    }
    await store(transaction, personId);
    await transaction
      .updateTable("invitations")
      .set({ used_at: at.toISOString(), person_id: personId })
      .where("id", "=", invitation.id)
      .execute();
    const actor = { id: personId, name: invitation.person?.name ?? staffName(name) };
    await writeAudit(transaction, { at, actor, action: "accepted an invitation", detail: "" });
    return personId;
  });
  if (id === null) return { outcome: "used" };
  app.logger.info({ person: id }, "invitation accepted");
  const session = await startSession(app, id, origin, { isNew: true });
  return session.outcome === "signed-in" ? session : { outcome: "used" };
}

/** `columns` come from a checked way to sign in. */
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
      code_secret: null,
      code_step: null,
      ...columns,
    })
    .execute();
}

/** A typed name as it is stored: on one line, cut to the longest that is allowed. */
export const staffName = (name: string) =>
  storable(name)
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, " ")
    .trim()
    .slice(0, longestStaffName);
