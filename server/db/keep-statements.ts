import type SQLite from "better-sqlite3-multiple-ciphers";

/** More than the site has; searches and lists of ids add further texts. */
const mostKept = 200;

/**
 * Prepares each text once and keeps the most recently used statements. Preparing each time would
 * use memory outside the heap, and compiled code for the rows, until garbage collection.
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
