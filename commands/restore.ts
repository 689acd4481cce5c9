/**
 * npm run restore -- FILE: replaces the database by a backup, while no site runs on it. FILE is a
 * path, the name of a backup in BACKUP_DIR or BACKUP_S3_URL, or --newest. The old database is kept
 * beside it. npm run restore -- --drill restores the newest beside the database, checks it and
 * removes it again.
 */
import { restoreBackup } from "../server/backups/restore-backup.ts";
import { readSettings } from "./backup/read-settings.ts";

const [asked] = process.argv.slice(2);
const drill = asked === "--drill";
try {
  if (!asked)
    throw new Error(
      "Which backup? npm run restore -- data/backups/site-20260101T020000Z.sqlite, or --newest",
    );
  const backup = asked.startsWith("--") ? undefined : asked;
  const done = await restoreBackup(readSettings(), { backup, drill, now: new Date() });
  const { inquiries, erasedAgain, sessionsEnded, aside, tookMs } = done;
  const age = done.at ? `, made ${done.at.toISOString()}` : "";
  const lines = [
    drill
      ? `The drill restored ${done.file}${age}, with ${inquiries} inquiries, and removed it again. It took ${(tookMs / 1000).toFixed(1)} s.`
      : `Restored, with ${inquiries} inquiries. From ${done.file}${age}.`,
    ...(erasedAgain > 0
      ? [`Erased again, because they were erased since: ${erasedAgain} inquiries.`]
      : []),
    `Sessions ended: ${sessionsEnded}. Everybody signs in anew.`,
    ...(aside ? [`The database that was there is kept as ${aside}`] : []),
  ];
  console.log(lines.join("\n"));
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}
