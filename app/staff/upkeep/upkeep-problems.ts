import { upkeepWords } from "~/content/en/staff/staff-upkeep";
import type { Upkeep } from "./upkeep-types";

const hour = 60 * 60_000;
/** After a day without a backup, a failure would lose more than a day's data. */
const longestWithout = 26 * hour;

/**
 * What somebody has to know or decide, in sentences, the most urgent first. What only a real site
 * must have is left out where the site is being tried.
 */
export function upkeepProblems(upkeep: Upkeep, now: number): string[] {
  const { production, database, backups, hold, leftovers, forgetting } = upkeep;
  const { heldConfirmations, failedInvitations } = upkeep;
  const words = upkeepWords.notices;
  const newest = backups.last?.at ?? backups.since;
  const late = newest !== null && now - Date.parse(newest) > longestWithout;
  return [
    hold && (hold.reason === "clock" ? words.hold.clock : words.hold.many(hold.count, hold.total)),
    backups.failure && words.backupFailed,
    production && backups.everyMinutes === 0 && words.noBackups,
    backups.everyMinutes > 0 && late && words.backupMissing,
    production && backups.everyMinutes > 0 && !backups.encrypted && words.readableBackups,
    production && database === "unencrypted" && words.disk,
    heldConfirmations > 0 && words.confirmations(heldConfirmations),
    failedInvitations > 0 && words.invitations(failedInvitations),
    leftovers.length > 0 && words.leftovers(leftovers.map(({ name }) => name).join(", ")),
    forgetting && words.forgetting,
  ].filter((text) => typeof text === "string");
}
