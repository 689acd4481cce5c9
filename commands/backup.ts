/**
 * npm run backup [-- folder]: a consistent copy of the SQLite database, also while the site runs.
 * Into DATA_DIR/backups unless a folder is given. PostgreSQL: docs/deploy.md.
 */
import { join, resolve } from "node:path";
import { backupDatabase } from "./backup/backup-database.ts";
import { loadSettings } from "./load-settings.mjs";

loadSettings();
if (process.env.DATABASE_URL) {
  console.error("DATABASE_URL is set: back up PostgreSQL with pg_dump, see docs/deploy.md.");
  process.exit(1);
}
const dataDir = resolve(process.env.DATA_DIR || "data");
try {
  console.log(await backupDatabase(dataDir, process.argv[2] ?? join(dataDir, "backups")));
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}
