import { namedEnd } from "../../app/core/backups/audit-end";
import { type AuditEnds, type BrokenChain, type StoredEntry, whyBroken } from "./stored-entry";

/**
 * Checks the files that entries about restores name: each is there, is a chain, and has as many
 * entries and the last hash that the entry says. An end may itself tell of an earlier restore.
 */
export function followEnds(
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
    const broken = (reason: string): BrokenChain => {
      return {
        outcome: "broken",
        seq: seq ?? 0,
        id,
        reason: `${end.file}, which it names, ${reason}`,
      };
    };
    const rows = ends.get(end.file);
    if (!rows) return broken("is not beside the backups");
    const [first] = rows;
    let previous = { seq: (first?.seq ?? 1) - 1, hash: first?.previous_hash ?? "" };
    for (const row of rows) {
      const reason = whyBroken(previous, row);
      if (reason) return broken(`is broken at entry ${row.seq}: ${reason}`);
      previous = { seq: row.seq ?? 0, hash: row.hash ?? "" };
      hashes.add(`${previous.seq} ${previous.hash}`);
      if (row.action === "restored a backup") open.push(row);
    }
    if (rows.length !== end.entries || previous.hash !== end.hash)
      return broken("does not end as it was written");
  }
  return { files, hashes };
}
