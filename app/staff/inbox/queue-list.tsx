import { serviceLabel } from "~/content/en/service-options";
import { officeDuration } from "~/content/en/staff/staff";
import { queueWords as words } from "~/content/en/staff/staff-queue";
import type { Colleague, QueueOf } from "~/core/sessions/list-colleagues";
import { clinicClock, daysBetween, dayText, type LocalDate } from "~/facts/hours/local-date";
import { formatHour } from "~/facts/hours/opening-hours";
import { TableHead } from "~/staff/frame/list";
import { plainDay } from "~/staff/frame/local-time";
import { Menu, useStaff } from "~/staff/frame/staff-frame";
import { type QueueAround, queuePath } from "~/staff/inquiry/queue-of";
import type { listQueue, QueueRow } from "./list-queue.server";
import type { QueueGroup } from "./queue-group.server";

type Props = QueueAround & {
  now: number;
  queue: Awaited<ReturnType<typeof listQueue>>;
  open: string | null;
};

/** The queue in the order of work; an aside when an inquiry is open. */
export function QueueList(props: Props) {
  const { queue, of, me, now, open } = props;
  const { may, person } = useStaff();
  const [Heading, GroupHeading] = open ? (["h2", "h3"] as const) : (["h1", "h2"] as const);
  const { new: fresh, due } = queue.groups;
  const groups = Object.entries(queue.groups) as [QueueGroup, typeof fresh][];
  const waits = fresh.count + due.count;
  return (
    <section
      aria-labelledby="queue-heading"
      className="queue"
      data-asked-at={new Date(now).toISOString()}
      data-of={of}
      data-me={may("/staff/inquiries/:reference", "assign") ? me.id : undefined}
      data-nobody={words.nobody}
      data-self={me.id}
      data-waits={waits}
      data-you={words.you}
    >
      <div className="queue-head">
        <Heading className="queue-title" id="queue-heading">
          {words.title}
        </Heading>
        {person?.role !== "clinician" && <QueueFilters {...props} />}
        <search className="queue-find">
          <form action="/staff/inquiries" method="get">
            <input
              aria-label={words.find}
              autoComplete="off"
              data-key="/"
              maxLength={200}
              name="q"
              placeholder={words.find}
              spellCheck={false}
              type="search"
            />
          </form>
        </search>
        <QueueNews href={queuePath("/staff", of, me)} />
      </div>
      {groups.every(([, { count }]) => count === 0) && (
        <p className="empty">{of ? words.emptyOf : words.empty}</p>
      )}
      {groups.map(([group, { rows, count }]) => {
        if (rows.length === 0) return null;
        const left = count - rows.length;
        return (
          <section aria-labelledby={`queue-${group}`} key={group}>
            <GroupHeading className="queue-group" id={`queue-${group}`}>
              {words.groups[group]} <span className="badge">{count}</span>
            </GroupHeading>
            <QueueTable {...props} rows={rows} />
            {left > 0 && (
              <p>
                <a className="tap" href="/staff/inquiries">
                  {words.more(left)}
                </a>
              </p>
            )}
          </section>
        );
      })}
    </section>
  );
}

function QueueFilters({ of, me, colleagues }: Props) {
  const others = colleagues.filter(({ id }) => id !== me.id);
  const filters: [of: QueueOf, label: string][] = [
    ["", words.everybody],
    [me.id, words.mine],
    ["nobody", words.nobodys],
    // The list is that of one colleague only.
    ...others
      .filter(({ id }) => id === of)
      .map(({ id, name }): [QueueOf, string] => [id, words.ofPerson(name)]),
  ];
  return (
    <nav aria-label={words.filters} className="queue-filters">
      <ul>
        {filters.map(([one, label]) => (
          <li key={label}>
            <a
              aria-current={one === of ? "true" : undefined}
              className="tab"
              href={queuePath("/staff", one, me)}
            >
              {label}
            </a>
          </li>
        ))}
        {others.length > 0 && (
          <li>
            <Menu id="queues-of-others" label={words.others}>
              <ul>
                {others.map(({ id, name }) => (
                  <li key={id}>
                    <a className="menu-item" href={queuePath("/staff", id, me)}>
                      {name}
                    </a>
                  </li>
                ))}
              </ul>
            </Menu>
          </li>
        )}
      </ul>
    </nav>
  );
}

function QueueTable({ rows, of, me, now, open }: Props & { rows: readonly QueueRow[] }) {
  const { columns } = words;
  return (
    // biome-ignore lint/a11y/noRedundantRoles: the grid layout of its rows takes the roles away.
    <table className="queue-table" role="table">
      <TableHead className="visually-hidden" columns={columns} />
      <tbody>
        {rows.map((row) => (
          <tr
            aria-current={row.reference === open ? "true" : undefined}
            className="queue-row"
            data-had={row.assignedTo?.id}
            data-reference={row.reference}
            data-unread={row.news || row.status === "new" ? "" : undefined}
            key={row.reference}
          >
            <th className="queue-name" scope="row">
              <a dir="auto" href={queuePath(`/staff/inquiries/${row.reference}`, of, me)}>
                {row.name}
              </a>
            </th>
            <td className="queue-words" dir="auto">
              {(row.due?.kind === "follow-up" && row.due.reason) || row.words || (
                <em>{words.noMessage}</em>
              )}
            </td>
            <td className="queue-service">
              {[
                serviceLabel(row.service),
                ...(row.emailOnly ? [words.emailOnly] : []),
                ...(row.noVoicemail ? [words.noVoicemail] : []),
              ].join(" · ")}
            </td>
            <td className="queue-age">
              <Age now={now} row={row} />
            </td>
            <td className="queue-who">
              <Who me={me} person={row.assignedTo} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A row's time. New: waiting time in office hours. Due: since when, and why. */
function Age({ row, now }: { row: QueueRow; now: number }) {
  // A row that is due for its estimate may have an appointment later, which is not due yet.
  const isLater = row.group === "due" && row.due !== null && Date.parse(row.due.at) > now;
  const planned = row.news || isLater ? null : row.due;
  return (
    <>
      <time dateTime={row.since}>{ageText(row.since, now)}</time>
      <span className={row.overdue ? "queue-waited late" : "queue-waited"}>
        {row.news
          ? words.news[row.news]
          : planned
            ? dueText(planned, now)
            : !isLater &&
              row.waitedMinutes > 0 &&
              words[row.status === "new" ? "waited" : "answeredAfter"](
                officeDuration(row.waitedMinutes),
              )}
      </span>
      {row.called && (
        <span className="queue-waited">
          {words.called[row.called.outcome](
            dayPrefix(row.called.at, now) + formatHour(clinicClock(Date.parse(row.called.at)).time),
          )}
        </span>
      )}
      {row.offered && <span className="queue-waited">{words.timesOffered}</span>}
      {row.estimate && (
        <span className={row.estimate.late ? "queue-waited late" : "queue-waited"}>
          {words.estimateBy(plainDay(row.estimate.dueOn))}
        </span>
      )}
    </>
  );
}

/** The text of a call includes its time: "Call back 2 to 4 PM", "Call back Tue 2 to 4 PM". */
const dueText = ({ at, kind, reason }: NonNullable<QueueRow["due"]>, now: number) =>
  kind === "callback"
    ? `${words.dueKinds.callback} ${dayPrefix(at, now)}${reason}`
    : words.dueKinds[kind];

function Who({ person, me }: { person: Colleague | null; me: Colleague }) {
  return (
    <span className={person ? undefined : "nobody"} data-owner="">
      {person ? (person.id === me.id ? words.you : person.name) : words.nobody}
    </span>
  );
}

/** Number of inquiries received since the page was shown, filled by ask-for-news.ts. */
export const QueueNews = ({ href }: { href: string }) => (
  <p aria-live="polite" className="queue-news" hidden>
    <a data-news={words.arrived("{n}")} href={href}>
      {words.show}
    </a>
  </p>
);

/** Short text of an instant for a list: "3 min", "4 PM", "Tue 4 PM", "Mar 2", "Mar 2, 2025". */
export function ageText(at: string, now: number): string {
  const instant = Date.parse(at);
  const minutes = Math.floor((now - instant) / 60_000);
  if (minutes >= 0 && minutes < 60) return minutes === 0 ? "now" : `${minutes} min`;
  const { day, time } = clinicClock(instant);
  const today = clinicClock(now).day;
  const apart = daysBetween(day, today);
  const hour = formatHour(time);
  if (apart === 0) return hour;
  if (Math.abs(apart) < 7) return `${weekdayText(day)} ${hour}`;
  return day.year === today.year ? monthText(day) : `${monthText(day)}, ${day.year}`;
}

/** Prefix that names the day of a later time: "" today, "Tue ", "Mar 2 ". */
export function dayPrefix(at: string, now: number): string {
  const { day } = clinicClock(Date.parse(at));
  const apart = daysBetween(day, clinicClock(now).day);
  if (apart === 0) return "";
  return `${Math.abs(apart) < 7 ? weekdayText(day) : monthText(day)} `;
}

/** "Thu", of "Thu, Mar 5". */
const weekdayText = (day: LocalDate) => plainDay(dayText(day)).slice(0, 3);
const monthText = (day: LocalDate) => plainDay(dayText(day)).slice(5);
