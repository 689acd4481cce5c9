/**
 * npm run restore -- FILE: puts a backup in the place of DATA_DIR's database, while no site runs
 * on it. What was there is kept beside it.
 */
import { resolve } from "node:path";
import { restoreDatabase } from "./backup/restore-database.ts";
import { loadSettings } from "./load-settings.mjs";

loadSettings();
const [file] = process.argv.slice(2);
if (!file || process.env.DATABASE_URL) {
  console.error(
    file
      ? "DATABASE_URL is set: restore PostgreSQL with pg_restore, see docs/deploy.md."
      : "Which backup? npm run restore -- data/backups/site-20260101T020000Z.sqlite",
  );
  process.exit(1);
}
try {
  const { inquiries, aside } = restoreDatabase(
    resolve(process.env.DATA_DIR || "data"),
    resolve(file),
  );
  console.log(`Restored, with ${inquiries} inquiries.`);
  if (aside) console.log(`The database that was there is kept as ${aside}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}
