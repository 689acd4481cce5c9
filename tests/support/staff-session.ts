import { createHash, createHmac, randomBytes, randomUUID } from "node:crypto";
import { join } from "node:path";
import SQLite from "better-sqlite3-multiple-ciphers";
import type { Kysely } from "kysely";
import type { Schema } from "../../app/core/db/schema";
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
    const { value: key } = db
      .prepare("select value from settings where name = 'staff-session-key'")
      .get() as { value: string };
    const { token, idHash } = newToken(key, endsIn);
    db.prepare(
      `insert into staff_sessions
        (id_hash, person_id, created_at, expires_at, last_seen_at, proven_at, device)
        values (?, ?, ?, ?, ?, ?, 'A test')`,
    ).run(
      idHash,
      personId,
      now,
      new Date(Date.now() + 3_600_000).toISOString(),
      now,
      new Date(Date.now() - reauthenticatedMinutesAgo * 60_000).toISOString(),
    );
    return { person: { id: personId, name, email, role }, token, Cookie: cookieOf(token) };
  } finally {
    db.close();
  }
}

const cookieOf = (token: string) => `staff=${token}; __Host-staff=${token}`;

/** A session's cookie and its row in the database. */
function newToken(key: string, endsIn: number) {
  const id = randomBytes(16).toString("base64url");
  const payload = `${id}.${Date.now() + endsIn}`;
  const signed = createHmac("sha256", Buffer.from(key, "base64url")).update(payload);
  return {
    token: `${payload}.${signed.digest("base64url")}`,
    idHash: createHash("sha256").update(id).digest("base64url"),
  };
}

/** Creates a session in any database that a site has opened once; returns the request's cookie. */
export async function addStaffSession(db: Kysely<Schema>, person: { id: string }) {
  const { value: key } = await db
    .selectFrom("settings")
    .select("value")
    .where("name", "=", "staff-session-key")
    .executeTakeFirstOrThrow();
  const { token, idHash } = newToken(key, 3_600_000);
  const now = new Date().toISOString();
  await db
    .insertInto("staff_sessions")
    .values({
      id_hash: idHash,
      person_id: person.id,
      created_at: now,
      expires_at: new Date(Date.now() + 3_600_000).toISOString(),
      last_seen_at: now,
      proven_at: now,
      device: "A test",
    })
    .execute();
  return cookieOf(token);
}
