import { useOutletContext } from "react-router";
import { staffWords as words } from "~/content/en/staff/staff";
import { printingWords } from "~/content/en/staff/staff-printing";
import { listColleagues } from "~/core/sessions/list-colleagues";
import { readCursor, readDays } from "~/staff/frame/list";
import { LocalTime } from "~/staff/frame/local-time";
import { Notice } from "~/staff/frame/notice";
import { deskOf } from "~/staff/frame/staff-context";
import { useStaff } from "~/staff/frame/staff-frame";
import { QueueNews } from "~/staff/inbox/queue-list";
import type { Route } from "./+types/inquiries";
import { FilterForm, StatusTabs } from "./filter-form";
import { InquiryList } from "./inquiry-table";
import { type InquiryCounts, listInquiries } from "./list-inquiries.server";
import { filterQuery, readFilter } from "./read-filter";

export const meta: Route.MetaFunction = () => [{ title: `${words.list.title} | ${words.area}` }];

const path = "/staff/inquiries";

export async function loader({ request, context }: Route.LoaderArgs) {
  const { app, actor } = deskOf(context);
  const query = new URL(request.url).searchParams;
  const filter = readFilter(query, false);
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

export default function Inquiries({ loaderData }: Route.ComponentProps) {
  const { filter, wrong, page, now, deleted, colleagues } = loaderData;
  const counts = useOutletContext<InquiryCounts>();
  const { may } = useStaff();
  return (
    <>
      <div className="title-row">
        <h1>{words.list.title}</h1>
        <p className="count" role="status">
          {words.list.found(page.count)}
        </p>
        <p className="as-of">
          {words.list.asOf} <LocalTime at={now} />{" "}
          <a className="tap" href={path + filterQuery(filter)}>
            {words.list.reload}
          </a>
        </p>
        <QueueNews href="/staff" />
        {may("/staff/inquiries.csv") && (
          <a className="button quiet" href={`/staff/inquiries.csv${filterQuery(filter)}`}>
            {words.list.export}
          </a>
        )}
        {may("/staff/inquiries/print") && (
          <a className="button quiet" href={`/staff/inquiries/print${filterQuery(filter)}`}>
            {printingWords.print}
          </a>
        )}
      </div>
      <Notice text={deleted > 0 && words.erase.done(deleted)} />
      {counts.failedMails > 0 && (
        <p className="problem">
          {words.list.failedMails(String(counts.failedMails))}{" "}
          <a className="tap" href={`${path}?mail=failed`}>
            {words.list.showFailedMails}
          </a>
        </p>
      )}
      <StatusTabs counts={counts} filter={filter} path={path} />
      <FilterForm colleagues={colleagues} filter={filter} path={path} wrong={wrong} />
      {filter.email && <p className="hint">{words.list.fromEmail(filter.email)}</p>}
      {page.inSpam !== null && page.inSpam > 0 && (
        <p className="notice">
          <a className="tap" href={`/staff/spam${filterQuery(filter)}`}>
            {words.list.inSpam(page.inSpam)}
          </a>
        </p>
      )}
      <div data-asked-at={now}>
        <InquiryList filter={filter} mixed={filter.email !== ""} page={page} path={path} />
      </div>
    </>
  );
}
