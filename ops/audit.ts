/**
 * npm run audit -- verify: verifies the audit log's chain and names the first broken entry, also
 * while the site runs. Compares it with the backups' manifests, and checks the files with entries
 * that restores cut off.
 */
import { namedEnd, readAuditEnds } from "../app/core/backups/audit-end";
import { backupPlace, readManifests } from "../app/core/backups/backup-place";
import { readCurrent } from "../app/core/backups/current-database";
import { type AuditRecord, type ChainPlace, chainFrom } from "../app/core/db/audit-chain";
import { readSettings, runCommand } from "./command";

/** The newest entry at the time of a backup, from its manifest. */
type KnownEntry = { seq: number; hash: string; from: string };

type ChainReport =
  | { outcome: "whole"; entries: number; newest: string; ends: number }
  | BrokenChain;

/**
 * Verifies the chain from its beginning, in the order of its numbers, and the entries that restores
 * cut off. `known` are hashes that left the machine: an attacker who rewrote the whole table cannot
 * reproduce them. Each must be in the chain or in a file that the chain names.
 */
function verifyChain(
  entries: readonly StoredEntry[],
  known: readonly KnownEntry[],
  ends: AuditEnds,
): ChainReport {
  let previous = { seq: 0, hash: "" };
  for (const entry of entries) {
    const reason = chainProblem(previous, entry);
    if (reason) return { outcome: "broken", seq: entry.seq, id: entry.id, reason };
    previous = entry;
  }
  const followed = followEnds(entries.filter(isRestore), ends);
  if ("outcome" in followed) return followed;
  const bySeq = new Map(entries.map((entry) => [entry.seq, entry]));
  const lost = [...known, ...entriesBefore(ends)]
    .filter(({ seq, hash }) => bySeq.get(seq)?.hash !== hash)
    .filter(({ seq, hash }) => !followed.hashes.has(`${seq} ${hash}`))
    // A failed restore may have left a file that the chain does not name.
    .filter(({ from }) => !ends.has(from) || followed.files.has(from))
    .sort((a, b) => a.seq - b.seq)[0];
  if (lost) {
    const { seq, from } = lost;
    const id = bySeq.get(seq)?.id ?? null;
    const reason = id
      ? `${from} knows another entry in its place`
      : `${from} knows it, and it is not there: entries were removed`;
    return { outcome: "broken", seq, id, reason };
  }
  const { seq, hash } = previous;
  return { outcome: "whole", entries: seq, newest: hash, ends: followed.files.size };
}

const isRestore = ({ action }: StoredEntry) => action === "restored a backup";

/** The entry before each cut-off part, which the chain or another part must hold. */
function entriesBefore(ends: AuditEnds): KnownEntry[] {
  return [...ends].flatMap(([from, [first]]) => {
    const seq = (first?.seq ?? 1) - 1;
    return seq > 0 ? [{ seq, hash: first?.previous_hash ?? "", from }] : [];
  });
}

/**
 * Checks the files that entries about restores name: each exists, is a chain, and has the number of
 * entries and the last hash that the entry states. A file may itself mention an earlier restore.
 */
function followEnds(
  restores: readonly StoredEntry[],
  ends: AuditEnds,
): BrokenChain | { files: Set<string>; hashes: Set<string> } {
  const files = new Set<string>();
  const hashes = new Set<string>();
  const open = [...restores];
  for (let entry = open.pop(); entry; entry = open.pop()) {
    const end = namedEnd(String(entry.detail));
    if (!end || files.has(end.file)) continue;
    files.add(end.file);
    const { seq, id } = entry;
    const broken = (reason: string): BrokenChain => ({
      outcome: "broken",
      seq,
      id,
      reason: `${end.file}, which it names, ${reason}`,
    });
    const rows = ends.get(end.file);
    if (!rows) return broken("is not beside the backups");
    const [first] = rows;
    let previous = { seq: (first?.seq ?? 1) - 1, hash: first?.previous_hash ?? "" };
    for (const row of rows) {
      const reason = chainProblem(previous, row);
      if (reason) return broken(`is broken at entry ${row.seq}: ${reason}`);
      previous = row;
      hashes.add(`${previous.seq} ${previous.hash}`);
      if (isRestore(row)) open.push(row);
    }
    if (rows.length !== end.entries || previous.hash !== end.hash)
      return broken("does not end as it was written");
  }
  return { files, hashes };
}

/** A stored entry. */
type StoredEntry = AuditRecord & ChainPlace;

/** Entries that restores cut off, by the name of their file. */
type AuditEnds = ReadonlyMap<string, readonly StoredEntry[]>;

type BrokenChain = { outcome: "broken"; seq: number; id: string | null; reason: string };

/** Why an entry does not follow `previous`; null when it does. */
function chainProblem(previous: { seq: number; hash: string }, entry: StoredEntry): string | null {
  if (entry.seq !== previous.seq + 1) return `entry ${previous.seq + 1} before it is missing`;
  if (entry.previous_hash !== previous.hash) return "it does not follow the one before";
  return entry.hash === chainFrom(previous, entry).hash ? null : "it was changed";
}

await runCommand(async () => {
  if (process.argv[2] !== "verify") throw new Error("Usage: npm run audit -- verify");
  const settings = readSettings();
  const entries = await readCurrent(settings, (db) =>
    db.selectFrom("audit_log").selectAll().orderBy("seq").execute(),
  );
  if (entries === "gone") throw new Error("There is no database with an audit log.");
  if (entries === "unreadable")
    throw new Error("The database cannot be read: check DATABASE_KEY_FILE.");
  // The newest entry at the time of each backup.
  const known = (await readManifests(settings)).flatMap(([from, { audit }]) =>
    audit ? [{ ...audit, from }] : [],
  );
  const ends = await readAuditEnds(settings, backupPlace(settings));
  const report = verifyChain(entries, known, ends);
  if (report.outcome === "broken")
    throw new Error(
      `The audit log is broken at entry ${report.seq}${report.id ? ` (${report.id})` : ""}: ${report.reason}.`,
    );
  return `The audit is whole: ${report.entries} entries, the newest with the hash ${report.newest}.${report.ends > 0 ? ` Ends that restores cut off, whole too: ${report.ends}.` : ""}`;
});
