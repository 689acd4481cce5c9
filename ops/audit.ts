/**
 * npm run audit -- verify: verifies the audit log's chain and names the first broken entry, also
 * while the site runs. Compares it with the backups' manifests, and checks the files with entries
 * that restores cut off.
 */
import { readAuditEnds } from "../app/core/backups/audit-end";
import { backupPlaces, readManifests } from "../app/core/backups/backup-place";
import { readCurrent } from "../app/core/backups/current-database";
import { type StoredEntry, verifyChain } from "./audit/verify-chain";
import { readSettings, runCommand } from "./command";

await runCommand(async () => {
  if (process.argv[2] !== "verify") throw new Error("Usage: npm run audit -- verify");
  const settings = readSettings();
  const entries = await readCurrent(settings, (db) =>
    db
      .selectFrom("audit_log")
      .selectAll()
      .orderBy("seq", (order) => order.asc().nullsFirst())
      .$castTo<StoredEntry>()
      .execute(),
  );
  if (entries === "gone") throw new Error("There is no database with an audit log.");
  if (entries === "unreadable")
    throw new Error("The database cannot be read: check DATABASE_KEY_FILE.");
  // The newest entry at the time of each backup.
  const known = (await readManifests(settings)).flatMap(([from, { audit }]) =>
    audit ? [{ ...audit, from }] : [],
  );
  const ends = await readAuditEnds(settings, backupPlaces(settings));
  const report = verifyChain(entries, known, ends);
  if (report.outcome === "broken")
    throw new Error(
      `The audit log is broken at entry ${report.seq}${report.id ? ` (${report.id})` : ""}: ${report.reason}.`,
    );
  return `The audit is whole: ${report.entries} entries, the newest with the hash ${report.newest}.${report.ends > 0 ? ` Ends that restores cut off, whole too: ${report.ends}.` : ""}`;
});
