import { randomBytes, randomUUID } from "node:crypto";
import type { Kysely } from "kysely";
import type { Schema } from "~/core/db/schema";
import { digest } from "~/core/secrets";
import type { Actor, Role } from "./people";

/** Milliseconds for which a link is valid. */
export const invitationLasts = 72 * 60 * 60_000;

export const newToken = () => randomBytes(24).toString("base64url");
export const invitationPath = (token: string) => `/staff/invitation/${token}`;

/**
 * Writes an invitation in place of any that is open for the email; only a hash of its link's token
 * is stored. `path` is that of the link.
 */
export async function openInvitation(
  db: Kysely<Schema>,
  about: { email: string; role: Role; personId: string | null; by: Actor; now: Date },
): Promise<{ id: string; path: string }> {
  const { email, role, personId, by, now } = about;
  await withdrawInvitations(db, email, now);
  const id = randomUUID();
  const token = newToken();
  await db
    .insertInto("invitations")
    .values({
      id,
      token_hash: digest(token),
      mail_token_hash: null,
      email,
      role,
      person_id: personId,
      created_at: now.toISOString(),
      created_by: by.name,
      expires_at: new Date(now.getTime() + invitationLasts).toISOString(),
      used_at: null,
      withdrawn_at: null,
    })
    .execute();
  return { id, path: invitationPath(token) };
}

/** Withdraws the open invitation of an email address, if there is one. */
export const withdrawInvitations = (db: Kysely<Schema>, email: string, now: Date) =>
  db
    .updateTable("invitations")
    .set({ withdrawn_at: now.toISOString() })
    .where("email", "=", email)
    .where("used_at", "is", null)
    .where("withdrawn_at", "is", null)
    .execute();
