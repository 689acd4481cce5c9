import { createHash, randomBytes, randomUUID } from "node:crypto";
import { join } from "node:path";
import SQLite from "better-sqlite3-multiple-ciphers";
import type { Role, StaffPerson } from "../../app/core/sessions/people";

export type SignedInPerson = {
  person: StaffPerson;
  /** Value of the session's cookie. */
  token: string;
  /** Headers of a request: the cookie under its names for https and http. */
  Cookie: string;
};

/**
 * A session of a staff member, written into the embedded database of a running site: for tests that
 * are not about signing in. The same name is the same person.
 */
export function openStaffSession(
  dataDir: string,
  {
    name = "Ana",
    role = "owner",
    endsIn = 3_600_000,
    reauthenticatedMinutesAgo = 0,
  }: {
    name?: string;
    role?: Role;
    /** Milliseconds, also negative. */
    endsIn?: number;
    reauthenticatedMinutesAgo?: number;
  } = {},
): SignedInPerson {
  const db = new SQLite(join(dataDir, "site.sqlite"), { timeout: 10_000 });
  try {
    const now = new Date().toISOString();
    const slug = name.toLowerCase().replace(/\W+/g, "-").slice(0, 40);
    const email = `${slug}-${role}@staff.example`;
    db.prepare(
      "insert into people (id, name, email, role, created_at) values (?, ?, ?, ?, ?) on conflict do nothing",
    ).run(randomUUID(), name, email, role, now);
    const { id: personId } = db.prepare("select id from people where email = ?").get(email) as {
      id: string;
    };
    const token = randomBytes(16).toString("base64url");
    db.prepare(
      `insert into staff_sessions
        (id_hash, person_id, created_at, expires_at, last_seen_at, reauthenticated_at, device)
        values (?, ?, ?, ?, ?, ?, 'A test')`,
    ).run(
      ...[createHash("sha256").update(token).digest("base64url"), personId, now],
      ...[new Date(Date.now() + endsIn).toISOString(), now],
      new Date(Date.now() - reauthenticatedMinutesAgo * 60_000).toISOString(),
    );
    return { person: { id: personId, name, email, role }, token, Cookie: cookieOf(token) };
  } finally {
    db.close();
  }
}

export const cookieOf = (token: string) => `staff=${token}; __Host-staff=${token}`;
