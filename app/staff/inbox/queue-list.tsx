import { serviceLabel } from "~/content/en/service-options";
import { rowsWords, queueWords as words } from "~/content/en/staff/staff-queue";
import type { Colleague, QueueOf } from "~/core/sessions/list-colleagues";
import { SearchField, TableHead } from "~/staff/frame/list";
import { Empty } from "~/staff/frame/notice";
import { Menu, useStaff } from "~/staff/frame/staff-frame";
import { type QueueAround, queuePath } from "~/staff/inquiry/queue-of";
import { DoButton } from "~/ui/form/post-form";
import type { listQueue, QueueRow } from "./list-queue.server";
import { Since, Why } from "./queue-age";
import type { QueueGroup } from "./queue-group.server";
import { rowText } from "./row-text";
import { RowsBar } from "./rows-bar";

type Props = QueueAround & {
  now: number;
  queue: Awaited<ReturnType<typeof listQueue>>;
  open: string | null;
  /** The row of the open inquiry where no group has it. */
  pinned: QueueRow | null;
};

/** The queue in the order of work; an aside when an inquiry is open. */
export function QueueList(props: Props) {
  const { queue, of, me, now, open, pinned, colleagues } = props;
  const { may, person } = useStaff();
  // Beside an open inquiry there is no room for them.
  const mayPick = open === null && may("/staff", "close-rows");
  const [Heading, GroupHeading] = open ? (["h2", "h3"] as const) : (["h1", "h2"] as const);
  const groups = Object.entries(queue.groups) as [QueueGroup, (typeof queue.groups)[QueueGroup]][];
  const waits = waitingIn(queue.groups);
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
        {mayPick && (
          <label className="queue-select">
            <input autoComplete="off" type="checkbox" /> {rowsWords.select}
          </label>
        )}
        <search className="queue-find">
          <form action="/staff/inquiries" method="get">
            <SearchField clear={false} data-key="/" label={words.find} maxLength={200} />
          </form>
        </search>
        {person?.role !== "clinician" && <QueueFilters {...props} />}
        <NewInquiriesNotice href={queuePath("/staff", of, me)} />
      </div>
      {pinned && (
        <section aria-labelledby="queue-open">
          <GroupHeading className="queue-group" id="queue-open">
            {words.openNow}
          </GroupHeading>
          <QueueTable {...props} mayPick={false} rows={[pinned]} />
        </section>
      )}
      {groups.every(([, { count }]) => count === 0) && (
        <Empty>{of ? words.emptyOf : words.empty}</Empty>
      )}
      {groups.map(([group, { rows, count }]) => {
        if (rows.length === 0) return null;
        const left = count - rows.length;
        return (
          <section aria-labelledby={`queue-${group}`} key={group}>
            <GroupHeading className="queue-group" id={`queue-${group}`}>
              {words.groups[group]} <span className="badge">{count}</span>
            </GroupHeading>
            <QueueTable {...props} mayPick={mayPick} rows={rows} />
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
      {mayPick && <RowsBar colleagues={colleagues} me={me} of={of} />}
    </section>
  );
}

/** Number of inquiries that wait for the desk. */
export const waitingIn = ({ urgent, new: fresh, due }: Record<QueueGroup, { count: number }>) =>
  urgent.count + fresh.count + due.count;

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
    <nav aria-label={words.filters} className="tabs queue-filters">
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

function QueueTable({
  rows,
  of,
  me,
  now,
  open,
  mayPick,
}: Props & { mayPick: boolean; rows: readonly QueueRow[] }) {
  const { columns } = words;
  return (
    // biome-ignore lint/a11y/noRedundantRoles: the grid layout of its rows takes the roles away.
    <table className="queue-table" role="table">
      <TableHead
        className="visually-hidden"
        columns={mayPick ? { ...columns, pick: rowsWords.column } : columns}
      />
      <tbody>
        {rows.map((row) => (
          <tr
            aria-current={row.reference === open ? "true" : undefined}
            className="queue-row"
            data-had={row.assignedTo?.id}
            data-reference={row.reference}
            data-unread={row.visitorEvents.length > 0 || row.status === "new" ? "" : undefined}
            key={row.reference}
          >
            <th className="queue-name" scope="row">
              <a dir="auto" href={queuePath(`/staff/inquiries/${row.reference}`, of, me)}>
                {row.name}
              </a>
            </th>
            <td className="queue-words" dir="auto">
              {row.words || <em>{words.noMessage}</em>}
            </td>
            <td className="queue-age">
              <Since now={now} row={row} />
              <Why now={now} row={row} />
            </td>
            <td className="queue-service">{serviceLabel(row.service)}</td>
            <td className="queue-who">
              <Who me={me} person={row.assignedTo} />
            </td>
            {mayPick && <Pick row={row} />}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Chooses the row for the bar below, or marks it as spam at once. */
function Pick({ row }: { row: QueueRow }) {
  const { may } = useStaff();
  const value = rowText({ ...row, had: row.assignedTo?.id ?? "" });
  return (
    <td className="queue-pick">
      <label>
        <span className="visually-hidden">{rowsWords.pick(row.name)}</span>
        <input autoComplete="off" form="rows" name="row" type="checkbox" value={value} />
      </label>
      {row.status === "new" && may("/staff", "spam-rows") && (
        <DoButton
          aria-label={rowsWords.spamRow(row.name)}
          className="queue-spam button quiet small"
          form="rows"
          value={`spam-rows:${value}`}
        >
          {rowsWords.spam}
        </DoButton>
      )}
    </td>
  );
}

function Who({ person, me }: { person: Colleague | null; me: Colleague }) {
  return (
    <span className={person ? undefined : "nobody"} data-owner="">
      {person ? (person.id === me.id ? words.you : person.name) : words.nobody}
    </span>
  );
}

/** Number of inquiries received since the page was shown, filled by poll-queue.ts. */
export const NewInquiriesNotice = ({ href }: { href: string }) => (
  <p aria-live="polite" className="queue-arrived" hidden>
    <a data-text={words.arrived("{n}")} href={href}>
      {words.show}
    </a>
  </p>
);
