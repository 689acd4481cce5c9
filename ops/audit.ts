/**
 * npm run audit -- verify: verifies the audit log's chain and names the first broken entry.
 * Compares it with the backups' manifests, and checks the files with entries that restores cut off.
 */
import { readAuditEnds } from "../app/core/backups/audit-end";
import { backupPlaces } from "../app/core/backups/take-backup";
import { knownEntries, readEntries } from "./audit/read-entries";
import { verifyChain } from "./audit/verify-chain";
import { readSettings, runCommand } from "./command";

await runCommand(async () => {
  if (process.argv[2] !== "verify") throw new Error("Usage: npm run audit -- verify");
  const settings = readSettings();
  const report = await verifyChain(
    readEntries(settings),
    await knownEntries(settings),
    await readAuditEnds(settings, backupPlaces(settings)),
  );
  if (report.outcome === "broken")
    throw new Error(
      `The audit log is broken at entry ${report.seq}${report.id ? ` (${report.id})` : ""}: ${report.reason}.`,
    );
  return `The audit is whole: ${report.entries} entries, the newest with the hash ${report.newest}.${report.ends > 0 ? ` Ends that restores cut off, whole too: ${report.ends}.` : ""}`;
});
