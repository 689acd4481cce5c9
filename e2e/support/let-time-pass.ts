import { join } from "node:path";
import SQLite from "better-sqlite3-multiple-ciphers";

/** Where the site stores the instants by which it waits. */
const instants = {
  outbox: ["next_attempt_at", "leased_until"],
  test_checkouts: ["changed_at"],
} as const;

/**
 * Moves the stored instants of a table back, as if `seconds` had passed, so that no test waits for
 * a pause or a lease; negative seconds move them forward. The site's clock stays as it is.
 */
export function letTimePass(dataDir: string, table: keyof typeof instants, seconds: number) {
  const db = new SQLite(join(dataDir, "site.sqlite"));
  try {
    for (const column of instants[table]) {
      const rows = db.prepare(`select id, ${column} as at from ${table}`).all();
      const move = db.prepare(`update ${table} set ${column} = ? where id = ? and ${column} = ?`);
      for (const { id, at } of rows as { id: string; at: string | null }[])
        if (at) move.run(new Date(Date.parse(at) - seconds * 1000).toISOString(), id, at);
    }
  } finally {
    db.close();
  }
}
