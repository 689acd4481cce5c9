import { useOutletContext } from "react-router";
import { staffWords as words } from "~/content/en/staff/staff";
import { printingWords } from "~/content/en/staff/staff-printing";
import { listColleagues } from "~/core/sessions/list-colleagues";
import { readCursor, readDays } from "~/staff/frame/list";
import { LocalTime } from "~/staff/frame/local-time";
import { Notice } from "~/staff/frame/notice";
import { deskOf } from "~/staff/frame/staff-context";
import { PageHead, useStaff } from "~/staff/frame/staff-frame";
import { NewInquiriesNotice } from "~/staff/inbox/queue-list";
import type { Route } from "./+types/inquiries";
import { FilterForm, StatusTabs } from "./filter-form";
import { InquiryList } from "./inquiry-table";
import { type InquiryCounts, listInquiries } from "./list-inquiries.server";
import { filterQuery, readFilter } from "./read-filter";

const pathOf = (spam: boolean) => (spam ? "/staff/spam" : "/staff/inquiries");

export const meta: Route.MetaFunction = ({ loaderData }) => [
  {
    title: `${loaderData?.filter.spam ? words.list.spamTitle : words.list.title} | ${words.area}`,
  },
];

export async function loader({ request, context }: Route.LoaderArgs) {
  const { app, actor } = deskOf(context);
  const { pathname, searchParams: query } = new URL(request.url);
  const filter = readFilter(query, pathname === pathOf(true));
  const page = await listInquiries(app, { actor, filter, cursor: readCursor(query) });
  const deleted = Number(query.get("deleted"));
  return {
    filter,
    wrong: readDays(query).wrong,
    page,
    colleagues: await listColleagues(app.db),
    now: new Date().toISOString(),
    deleted: Number.isInteger(deleted) && deleted > 0 && deleted < 1000 ? deleted : 0,
  };
}

/** All inquiries or, at a path of its own, suspected spam. */
export default function Inquiries({ loaderData }: Route.ComponentProps) {
  const { filter, wrong, page, now, colleagues } = loaderData;
  const { spam } = filter;
  const path = pathOf(spam);
  const { may } = useStaff();
  return (
    <>
      {!spam && <Notices {...loaderData} />}
      <PageHead title={spam ? words.list.spamTitle : words.list.title}>
        <p className="count" role="status">
          {page.countedAll ? words.list.found(page.count) : words.list.moreThan(page.count)}
        </p>
        {!spam && !filter.search && <Links {...loaderData} />}
      </PageHead>
      {!spam && filter.search && (
        <div className="title-row list-links">
          <Links {...loaderData} />
        </div>
      )}
      {spam ? <p className="lead">{words.list.spamLead}</p> : <Tabs {...loaderData} />}
      <FilterForm colleagues={colleagues} filter={filter} path={path} wrong={wrong} />
      {page.inSpam !== null && page.inSpam > 0 && (
        <p className="notice">
          <a className="tap" href={pathOf(true) + filterQuery(filter)}>
            {words.list.inSpam(page.inSpam)}
          </a>
        </p>
      )}
      <div data-asked-at={spam ? undefined : now}>
        <InquiryList
          filter={filter}
          mayMarkNotSpam={spam && may("/staff/inquiries/:reference", "not-spam")}
          now={now}
          page={page}
          path={path}
        />
      </div>
    </>
  );
}

type Props = Route.ComponentProps["loaderData"];

/** The time of the list, and the list as a file and on paper. */
function Links({ filter, now }: Props) {
  const { may } = useStaff();
  const query = filterQuery(filter);
  return (
    <>
      <p className="as-of">
        {words.list.asOf} <LocalTime at={now} now={now} />{" "}
        <a className="tap" href={pathOf(false) + query}>
          {words.list.reload}
        </a>
      </p>
      <NewInquiriesNotice href="/staff" />
      {may("/staff/inquiries.csv") && (
        <a className="button quiet" href={`/staff/inquiries.csv${query}`}>
          {words.list.export}
        </a>
      )}
      {may("/staff/inquiries/print") && (
        <a className="button quiet" href={`/staff/inquiries/print${query}`}>
          {printingWords.print}
        </a>
      )}
    </>
  );
}

/** The notice after a deletion, and failed mails: above the heading, like the frame's own. */
function Notices({ deleted }: Props) {
  const { failedMails } = useOutletContext<InquiryCounts>();
  return (
    <>
      <Notice text={deleted > 0 && words.erase.done(deleted)} />
      {failedMails > 0 && (
        <p className="problem">
          {words.list.failedMails(String(failedMails))}{" "}
          <a className="tap" href={`${pathOf(false)}?mail=failed`}>
            {words.list.showFailedMails}
          </a>
        </p>
      )}
    </>
  );
}

/** The most used filters. */
const Tabs = ({ filter }: Props) => (
  <StatusTabs counts={useOutletContext<InquiryCounts>()} filter={filter} path={pathOf(false)} />
);
