import { createHash } from "node:crypto";

/** A row of the audit table, with whatever columns it has. */
export type AuditRecord = { id: string; at: string } & Record<string, unknown>;

/**
 * An entry's position in the chain: its number from 1, the previous entry's hash and its own hash.
 */
export type ChainPlace = { seq: number; previous_hash: string; hash: string };

/**
 * The position after `previous` (seq 0 and no hash before the first). The hash covers the previous
 * hash and every column that is not null: a change, a removal or an insertion breaks the chain.
 */
export function chainFrom(previous: { seq: number; hash: string }, entry: AuditRecord): ChainPlace {
  const seq = previous.seq + 1;
  const content = Object.entries({ ...entry, seq, previous_hash: previous.hash })
    .filter(([name, value]) => name !== "hash" && value !== null && value !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  const hash = createHash("sha256").update(JSON.stringify(content)).digest("base64url");
  return { seq, previous_hash: previous.hash, hash };
}
