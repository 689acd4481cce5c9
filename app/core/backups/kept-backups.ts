import type { KeptCounts } from "~/core/config/backup-settings";

/**
 * Which backups are kept: the newest of each of the last `hours` hours that have one, and so on. It
 * does not use the clock, so that a clock that jumps ahead removes nothing. The newest is always
 * kept.
 */
export function keptBackups(made: readonly Date[], keep: KeptCounts): Set<Date> {
  const newestFirst = [...made].sort((a, b) => b.getTime() - a.getTime());
  const kept = new Set(newestFirst.slice(0, 1));
  for (const [period, count] of Object.entries(keep) as [keyof KeptCounts, number][]) {
    const seen = new Set<string>();
    for (const date of newestFirst) {
      const name = periodOf[period](date);
      if (seen.has(name)) continue;
      if (seen.size === count) break;
      seen.add(name);
      kept.add(date);
    }
  }
  return kept;
}

const day = 86_400_000;

/** In UTC. A week begins on Monday; 1970-01-01 was a Thursday. */
const periodOf: Record<keyof KeptCounts, (date: Date) => string> = {
  hours: (date) => date.toISOString().slice(0, 13),
  days: (date) => date.toISOString().slice(0, 10),
  weeks: (date) => String(Math.floor((date.getTime() / day + 3) / 7)),
  months: (date) => date.toISOString().slice(0, 7),
};
