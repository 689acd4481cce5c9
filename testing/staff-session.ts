import { createHash, createHmac, randomBytes, randomUUID } from "node:crypto";
import { join } from "node:path";
import SQLite from "better-sqlite3-multiple-ciphers";
import type { Role, StaffPerson } from "../app/contracts/people";

export type SignedInPerson = {
  person: StaffPerson;
  /** Value of the session's cookie. */
  token: string;
  /** For a request's headers: the cookie, whether the site is served over https or not. */
  Cookie: string;
};

/**
 * Somebody of the staff with a session, written straight into the embedded database of a running
 * site: for tests that are not about signing in. The same name is the same person.
 */
export function openStaffSession(
  dataDir: string,
  {
    name = "Ana",
    role = "owner",
    endsIn = 3_600_000,
    provenMinutesAgo = 0,
  }: {
    name?: string;
    role?: Role;
    /** Milliseconds, also negative. */
    endsIn?: number;
    provenMinutesAgo?: number;
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
    const id = randomBytes(16).toString("base64url");
    const ends = Date.now() + endsIn;
    db.prepare(
      `insert into staff_sessions
        (id_hash, person_id, created_at, expires_at, last_seen_at, proven_at, device)
        values (?, ?, ?, ?, ?, ?, 'A test')`,
    ).run(
      createHash("sha256").update(id).digest("base64url"),
      personId,
      now,
      new Date(Date.now() + 3_600_000).toISOString(),
      now,
      new Date(Date.now() - provenMinutesAgo * 60_000).toISOString(),
    );
    const { value } = db
      .prepare("select value from settings where name = 'staff-session-key'")
      .get() as { value: string };
    const payload = `${id}.${ends}`;
    const signed = createHmac("sha256", Buffer.from(value, "base64url")).update(payload);
    const token = `${payload}.${signed.digest("base64url")}`;
    return {
      person: { id: personId, name, email, role },
      token,
      Cookie: `staff=${token}; __Host-staff=${token}`,
    };
  } finally {
    db.close();
  }
}
