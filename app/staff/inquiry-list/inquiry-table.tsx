import { serviceLabel } from "~/content/en/service-options";
import { officeDuration, staffWords, statusWords } from "~/content/en/staff/staff";
import { otherLanguage } from "~/content/en/staff/staff-queue";
import type { Page } from "~/core/db/queries";
import { phoneText } from "~/facts/format-facts";
import { Pager, TableHead } from "~/staff/frame/list";
import { LocalTime } from "~/staff/frame/local-time";
import { Empty } from "~/staff/frame/notice";
import type { InquiryRow } from "~/staff/inquiry-record/inquiry-row.server";
import { DoButton, PostForm } from "~/ui/form/post-form";
import { filterQuery, type InquiryFilter, withoutNarrowing } from "./read-filter";

const words = staffWords.list;

/** A page of the list with links to other pages; an empty list says why. */
export function InquiryList({
  page,
  filter,
  path,
  now,
  mayMarkNotSpam,
}: {
  page: Page<InquiryRow>;
  /** The instant of the list. */
  now: string;
  filter: InquiryFilter;
  path: string;
  /** Each row has a button that takes it back from suspected spam. */
  mayMarkNotSpam: boolean;
}) {
  return (
    <>
      {page.rows.length > 0 ? (
        <InquiryTable mayMarkNotSpam={mayMarkNotSpam} now={now} rows={page.rows} />
      ) : (
        <NoInquiries beyond={page.beyond} filter={filter} path={path} />
      )}
      <Pager href={(cursor) => path + filterQuery(filter, cursor)} page={page} />
    </>
  );
}

/** Inquiries as a table that becomes a list of cards on a phone. */
function InquiryTable({
  rows,
  now,
  mayMarkNotSpam,
}: {
  rows: readonly InquiryRow[];
  now: string;
  mayMarkNotSpam: boolean;
}) {
  const { columns } = words;
  return (
    <table className="list">
      <TableHead
        columns={[
          columns.who,
          columns.reference,
          columns.phone,
          columns.received,
          columns.service,
          columns.status,
          columns.has,
          columns.answer,
          ...(mayMarkNotSpam ? [columns.action] : []),
        ]}
      />
      <tbody>
        {rows.map((row) => (
          <tr
            className={row.status === "new" ? "is-new" : undefined}
            data-reference={row.reference}
            key={row.reference}
          >
            <th className="cell-who" scope="row">
              <a className="who" dir="auto" href={`/staff/inquiries/${row.reference}`}>
                {row.name}
              </a>
            </th>
            <td className="reference">{row.reference}</td>
            <td className="cell-phone">{phoneText(row.phone)}</td>
            <td className="cell-received">
              <LocalTime at={row.createdAt} now={now} />
            </td>
            <td className="cell-service">
              {[serviceLabel(row.service), otherLanguage(row.language)].filter(Boolean).join(" · ")}
            </td>
            <td className="cell-status">
              <span className="status" data-status={row.status}>
                {statusWords[row.status]}
              </span>
              {row.mailFailed && <span className="mark">{words.mailFailedMark}</span>}
            </td>
            <td className="cell-has">
              <span data-owner="">{row.assignedTo?.name}</span>
            </td>
            <td className="cell-answer">
              <FirstAnswer row={row} />
            </td>
            {mayMarkNotSpam && (
              <td className="cell-action">
                <PostForm action={`/staff/inquiries/${row.reference}`}>
                  <DoButton className="button quiet" value="not-spam">
                    {words.notSpam}
                    <span className="visually-hidden">: {row.name}</span>
                  </DoButton>
                </PostForm>
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Only a new inquiry waits for the desk; one may also be closed without an answer. */
function FirstAnswer({ row: { status, isAnswered, overdue, waitedMinutes } }: { row: InquiryRow }) {
  const time = officeDuration(waitedMinutes);
  if (overdue)
    return (
      <span className="late">
        {words.answer.waiting(time)}
        <span className="visually-hidden">, {words.answer.tooLong}</span>
      </span>
    );
  // In its first minute of office hours there is nothing to say.
  if (status === "new") return waitedMinutes >= 1 && words.answer.waiting(time);
  return isAnswered && <span className="answered">{words.answer.answered(time)}</span>;
}

/** Why the list is empty, with a link to the unfiltered list where a filter may be the reason. */
function NoInquiries({
  filter,
  path,
  beyond,
}: {
  filter: InquiryFilter;
  path: string;
  /** The list has rows, but the requested page is past its end. */
  beyond: boolean;
}) {
  const { search, spam } = filter;
  const narrowing = narrowingOf(filter);
  if (beyond) return <Empty>{words.beyond}</Empty>;
  if (narrowing.length === 0) {
    const nothingYet = spam ? words.noSpam : words.noneYet;
    return <Empty>{search ? words.none : nothingYet}</Empty>;
  }
  const searchAll = spam ? words.searchAllSpam : words.searchAll;
  const showAll = spam ? words.showAllSpam : words.showAll;
  return (
    <>
      <Empty>
        {words.none} {words.narrowedTo} {narrowing.join(", ")}.
      </Empty>
      <p>
        <a className="tap" href={path + filterQuery(withoutNarrowing(filter))}>
          {search ? searchAll : showAll}
        </a>
      </p>
    </>
  );
}

/** Labels such as "Status: Closed" of every filter except the search words. */
function narrowingOf(filter: InquiryFilter): string[] {
  const { status, service, from, to, overdue, mailFailed } = filter;
  const named = (name: string, value: string) => (value ? [`${name}: ${value}`] : []);
  return [
    ...(overdue ? [words.overdueMark] : named(words.status, status && statusWords[status])),
    ...(mailFailed ? [words.mailFailedMark] : []),
    ...named(words.service, service && serviceLabel(service)),
    ...named(words.from, from),
    ...named(words.to, to),
  ];
}
