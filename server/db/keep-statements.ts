import type SQLite from "better-sqlite3-multiple-ciphers";

/** More than the site has; searches and lists of ids add texts of their own. */
const mostKept = 200;

/**
 * Prepares each text once and keeps the statements used last. One that is prepared anew each time
 * holds memory outside of the heap, and compiled code for its rows, until the collector gets to it.
 */
export function keepStatements(file: SQLite.Database) {
  const kept = new Map<string, SQLite.Statement<unknown[]>>();
  return {
    prepare(sql: string) {
      const statement = kept.get(sql) ?? file.prepare<unknown[]>(sql);
      // A map keeps its order: what was used last is at its end.
      kept.delete(sql);
      kept.set(sql, statement);
      for (const oldest of kept.keys()) {
        if (kept.size <= mostKept) break;
        kept.delete(oldest);
      }
      return statement;
    },
    close() {
      kept.clear();
      file.close();
    },
  };
}
