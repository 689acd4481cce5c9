import { mailWords } from "~/content/en/mail-words";
import { colleagueMailWords as words } from "~/content/en/staff/staff-colleagues";
import { otherLanguage } from "~/content/en/staff/staff-queue";
import type { App } from "~/core/app";
import type { OutboxRow } from "~/core/db/tables/mail-tables";
import { dayText } from "~/facts/hours/local-date";
import { clinicDay } from "~/facts/hours/zoned-time.server";
import { countDay, type DayCounts } from "./day-summary.server";
import { colleagueNotices } from "./notify-colleague.server";

type Text = { subject: string; before: string[]; after: string[] };

/**
 * The text of a mail about a colleague's work; null for other mails. "obsolete": it was looked at
 * meanwhile, the summary's day is over or it was switched off, or the person is suspended.
 */
export async function colleagueMail(
  { db, clock }: Pick<App, "db" | "clock">,
  { kind, person_id: id, created_at: at }: OutboxRow,
): Promise<Text | "obsolete" | null> {
  if (kind !== "colleague-notice" && kind !== "day-summary") return null;
  const person = await db
    .selectFrom("people")
    .select(["id", "name", "role", "wants_summary"])
    .where("id", "=", id)
    .where("suspended_at", "is", null)
    .executeTakeFirst();
  if (!person) return "obsolete";
  if (kind === "colleague-notice") {
    const notices = await colleagueNotices({ db }, { actor: person });
    if (notices.length === 0) return "obsolete";
    const languages = new Set(notices.map(({ language }) => otherLanguage(language)));
    const named = [...languages].filter((language) => language !== null);
    const { labels } = mailWords.toClinic;
    const lines = named.map((language) => `${labels.language}: ${language}`);
    return { subject: words.notice.subject, before: [...lines, words.notice.text], after: [] };
  }
  const now = clock();
  const isToday = dayText(clinicDay(new Date(at))) === dayText(clinicDay(now));
  if (person.wants_summary === 0 || !isToday) return "obsolete";
  const { subject, before, counts, after } = words.summary;
  const day = await countDay(db, person, now);
  const lines = (Object.keys(counts) as (keyof DayCounts)[])
    .filter((name) => day[name] > 0 || name === "appointments")
    .map((name) => `${counts[name]}: ${day[name]}`);
  return { subject, before: [before, ...lines], after: [after] };
}
