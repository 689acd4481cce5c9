import { type AuditRecord, chainFrom } from "../../app/core/db/audit-chain";

/** An entry as it is stored. */
export type StoredEntry = AuditRecord & {
  seq: number | null;
  previous_hash: string | null;
  hash: string | null;
};

/** Entries that restores cut off, by the name of the file that keeps them. */
export type AuditEnds = ReadonlyMap<string, readonly StoredEntry[]>;

export type BrokenChain = { outcome: "broken"; seq: number; id: string | null; reason: string };

/** Why an entry does not follow `previous`; null when it does. */
export function whyBroken(
  previous: { seq: number; hash: string },
  entry: StoredEntry,
): string | null {
  if (entry.seq === null) return "it is not part of the chain";
  if (entry.seq !== previous.seq + 1) return `entry ${previous.seq + 1} before it is missing`;
  if (entry.previous_hash !== previous.hash) return "it does not follow the one before";
  return entry.hash === chainFrom(previous, entry).hash ? null : "it was changed";
}
