import type { Kysely } from "kysely";
import type { App } from "~/core/app";
import { writeAudit } from "~/core/audit/write-audit";
import { type Schema, storable } from "~/core/db/schema";
import { findInvitation } from "~/core/sessions/invitations";
import { longestStaffName, type StaffPerson } from "~/core/sessions/people";
import {
  type CheckedMethod,
  checkSignInMethod,
  type NewSignInMethod,
  type SignInMethodError,
} from "~/staff/sign-in/new-sign-in-method.server";
import { withOwnerLock } from "~/staff/sign-in/owner-lock.server";
import {
  type SignedIn,
  type SignInOrigin,
  startSession,
} from "~/staff/sign-in/start-session.server";

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
