import { closeSync, existsSync, openSync, readSync } from "node:fs";

/** Whether a file is an SQLite database that no key protects (SQLite, Database File Format, 1.3). */
export function isPlainSqlite(path: string): boolean {
  if (!existsSync(path)) return false;
  const head = Buffer.alloc(16);
  const file = openSync(path, "r");
  try {
    readSync(file, head);
    return head.equals(Buffer.from("SQLite format 3\0"));
  } finally {
    closeSync(file);
  }
}
