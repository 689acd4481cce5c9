import { Outlet, useParams } from "react-router";
import { rowsWords } from "~/content/en/staff/staff-queue";
import { listColleagues } from "~/core/sessions/list-colleagues";
import { deskOf } from "~/staff/frame/staff-context";
import { readQueueOf } from "~/staff/inquiry/queue-of";
import { referenceParam } from "~/staff/inquiry-record/reference-param";
import type { Route } from "./+types/queue-layout";
import { readChangedRow } from "./change-rows.server";
import { readQueuePage } from "./list-queue.server";
import { QueueList } from "./queue-list";
import { RowsNotice, readRowsDone } from "./rows-bar";

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { app, actor: me } = deskOf(context);
  const of = readQueueOf(new URL(request.url).searchParams, me);
  const open = referenceParam(params);
  const done = readRowsDone(new URL(request.url).searchParams);
  return {
    of,
    me,
    done,
    changed: done && (await readChangedRow(app, { actor: me, references: done.references })),
    left: done && (await readChangedRow(app, { actor: me, references: done.left })),
    now: Date.now(),
    colleagues: await listColleagues(app.db),
    ...(await readQueuePage(app, { actor: me, of, open })),
  };
}

export type QueueData = Awaited<ReturnType<typeof loader>>;

/** The queue beside the open inquiry; a narrow screen shows one of the two. */
export default function QueueLayout({ loaderData }: Route.ComponentProps) {
  const { reference } = useParams();
  const { done, changed, left, of, me } = loaderData;
  const to = changed?.owner?.id === me.id ? rowsWords.you : (changed?.owner?.name ?? "");
  return (
    <>
      {done && (
        <RowsNotice
          done={done}
          leftName={left?.name ?? ""}
          name={changed?.name ?? ""}
          to={to}
          who={of === me.id ? "me" : of}
        />
      )}
      <div className="desk-columns" data-open={reference ? "" : undefined}>
        <QueueList {...loaderData} open={reference ?? null} />
        <div className="desk-open">
          <Outlet context={loaderData} />
        </div>
      </div>
    </>
  );
}
