import { publishWords, scheduledWords, siteWords as words } from "~/content/en/staff/staff-site";
import { LocalTime } from "~/staff/frame/local-time";
import { factName } from "./changes-table";
import type { Scheduled } from "./website-types";

/** Scheduled publications, and those that failed. */
export function ScheduledList({ scheduled }: { scheduled: readonly Scheduled[] }) {
  if (scheduled.length === 0) return null;
  return (
    <section aria-labelledby="scheduled-heading" className="panel">
      <h2 id="scheduled-heading">{scheduledWords.title}</h2>
      <ul className="site-scheduled">
        {scheduled.map(({ id, dueAt, who, why, changes, state, result }) => (
          <li key={id}>
            <p>
              <strong>
                <LocalTime at={dueAt} />
              </strong>
              , {who}
              {why && `: ${why}`}
            </p>
            <ul className="hint">
              {changes.map(({ path, to }) => (
                <li key={path}>
                  {factName(path)}: {to || words.nothing}
                </li>
              ))}
            </ul>
            {state === "failed" && <p className="problem">{result || publishWords.conflict}</p>}
            {state === "waiting" && (
              <form action="/staff/site" method="post">
                <input name="id" type="hidden" value={id} />
                <button className="button quiet" name="do" type="submit" value="cancel">
                  {scheduledWords.cancel}
                </button>
              </form>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
