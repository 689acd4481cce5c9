import { type AuditRecord, chainFrom } from "../../server/db/audit-chain.ts";

/** An entry as it is stored. */
export type StoredEntry = AuditRecord & {
  seq: number | null;
  previous_hash: string | null;
  hash: string | null;
};

/** The newest entry at the time of a backup, from its manifest. */
export type KnownEntry = { seq: number; hash: string; from: string };

export type ChainReport =
  | { outcome: "whole"; entries: number; newest: string }
  | { outcome: "broken"; seq: number; id: string | null; reason: string };

/**
 * Follows the chain from its beginning, in the order of its numbers. `known` are hashes that left
 * the machine: an attacker who rewrote the whole table cannot reproduce them.
 */
export async function verifyChain(
  entries: AsyncIterable<StoredEntry>,
  known: readonly KnownEntry[],
): Promise<ChainReport> {
  const outside = Map.groupBy(known, ({ seq }) => seq);
  let previous = { seq: 0, hash: "" };
  for await (const entry of entries) {
    const broken = (reason: string): ChainReport => ({
      outcome: "broken",
      seq: entry.seq ?? 0,
      id: entry.id,
      reason,
    });
    if (entry.seq === null) return broken("it is not part of the chain");
    if (entry.seq !== previous.seq + 1)
      return broken(`entry ${previous.seq + 1} before it is missing`);
    if (entry.previous_hash !== previous.hash) return broken("it does not follow the one before");
    const { hash } = chainFrom(previous, entry);
    if (entry.hash !== hash) return broken("it was changed");
    for (const { hash: told, from } of outside.get(entry.seq) ?? [])
      if (told !== hash) return broken(`${from} knows another entry in its place`);
    previous = { seq: entry.seq, hash };
  }
  const lost = known.filter(({ seq }) => seq > previous.seq).sort((a, b) => a.seq - b.seq)[0];
  if (lost)
    return {
      outcome: "broken",
      seq: lost.seq,
      id: null,
      reason: `${lost.from} knows it, and it is not there: entries were removed, or an older backup was restored`,
    };
  return { outcome: "whole", entries: previous.seq, newest: previous.hash };
}
