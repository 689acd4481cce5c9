import { staffWords as words } from "~/content/en/staff/staff";
import { listColleagues } from "~/core/sessions/list-colleagues";
import { readCursor, readDays } from "~/staff/frame/list";
import { deskOf } from "~/staff/frame/staff-context";
import { useStaff } from "~/staff/frame/staff-frame";
import type { InquiryRow } from "~/staff/inquiry-record/inquiry-row.server";
import { DoButton, PostForm } from "~/ui/form/post-form";
import type { Route } from "./+types/spam";
import { FilterForm } from "./filter-form";
import { InquiryList } from "./inquiry-table";
import { listInquiries } from "./list-inquiries.server";
import { readFilter } from "./read-filter";

export const meta: Route.MetaFunction = () => [
  { title: `${words.list.spamTitle} | ${words.area}` },
];

const path = "/staff/spam";

export async function loader({ request, context }: Route.LoaderArgs) {
  const { app, actor } = deskOf(context);
  const query = new URL(request.url).searchParams;
  const filter = readFilter(query, true);
  const page = await listInquiries(app, { actor, filter, cursor: readCursor(query) });
  return {
    filter,
    wrong: readDays(query).wrong,
    page,
    colleagues: await listColleagues(app.db),
  };
}

export default function Spam({
  loaderData: { filter, wrong, page, colleagues },
}: Route.ComponentProps) {
  const { may } = useStaff();
  return (
    <>
      <div className="title-row">
        <h1>{words.list.spamTitle}</h1>
        <p className="count" role="status">
          {words.list.found(page.count)}
        </p>
      </div>
      <p className="lead">{words.list.spamLead}</p>
      <FilterForm colleagues={colleagues} filter={filter} path={path} wrong={wrong} />
      <InquiryList
        action={(row) => may("/staff/inquiries/:reference", "not-spam") && <NotSpam row={row} />}
        filter={filter}
        page={page}
        path={path}
      />
    </>
  );
}

/** Redirects to the inquiry, which then shows its mails. */
function NotSpam({ row }: { row: InquiryRow }) {
  return (
    <PostForm action={`/staff/inquiries/${row.reference}`}>
      <DoButton className="button quiet" value="not-spam">
        {words.list.notSpam}
        <span className="visually-hidden">: {row.name}</span>
      </DoButton>
    </PostForm>
  );
}
