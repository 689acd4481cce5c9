import { followEnds } from "./follow-ends";
import { type AuditEnds, type BrokenChain, type StoredEntry, whyBroken } from "./stored-entry";

/** The newest entry at the time of a backup, from its manifest. */
export type KnownEntry = { seq: number; hash: string; from: string };

export type ChainReport =
  | { outcome: "whole"; entries: number; newest: string; ends: number }
  | BrokenChain;

/**
 * Follows the chain from its beginning, in the order of its numbers, and the ends that restores cut
 * off. `known` are hashes that left the machine: an attacker who rewrote the whole table cannot
 * reproduce them. Each must be in the chain or in an end that the chain names.
 */
export async function verifyChain(
  entries: AsyncIterable<StoredEntry>,
  known: readonly KnownEntry[],
  ends: AuditEnds,
): Promise<ChainReport> {
  const outside = Map.groupBy([...known, ...entriesBefore(ends)], ({ seq }) => seq);
  const elsewhere: (KnownEntry & BrokenChain)[] = [];
  const restores: StoredEntry[] = [];
  let previous = { seq: 0, hash: "" };
  for await (const entry of entries) {
    const { id } = entry;
    const reason = whyBroken(previous, entry);
    if (reason) return { outcome: "broken", seq: entry.seq ?? 0, id, reason };
    previous = { seq: entry.seq ?? 0, hash: entry.hash ?? "" };
    for (const told of outside.get(previous.seq) ?? [])
      if (told.hash !== previous.hash)
        elsewhere.push({
          ...{ ...told, outcome: "broken", id },
          reason: `${told.from} knows another entry in its place`,
        });
    if (entry.action === "restored a backup") restores.push(entry);
  }
  for (const [seq, told] of outside) {
    if (seq <= previous.seq) continue;
    for (const one of told)
      elsewhere.push({
        ...{ ...one, outcome: "broken", id: null },
        reason: `${one.from} knows it, and it is not there: entries were removed`,
      });
  }
  const followed = followEnds(restores, ends);
  if ("outcome" in followed) return followed;
  const lost = elsewhere
    .filter(({ seq, hash }) => !followed.hashes.has(`${seq} ${hash}`))
    // A restore that failed may have left a file that the chain does not name.
    .filter(({ from }) => !ends.has(from) || followed.files.has(from))
    .sort((a, b) => a.seq - b.seq)[0];
  if (lost) return { outcome: "broken", seq: lost.seq, id: lost.id, reason: lost.reason };
  const { seq, hash } = previous;
  return { outcome: "whole", entries: seq, newest: hash, ends: followed.files.size };
}

/** Each end follows an entry that the chain, or another end, has to hold. */
function entriesBefore(ends: AuditEnds): KnownEntry[] {
  return [...ends].flatMap(([from, [first]]) => {
    const seq = (first?.seq ?? 1) - 1;
    return seq > 0 ? [{ seq, hash: first?.previous_hash ?? "", from }] : [];
  });
}
