import { Outlet, useParams } from "react-router";
import { deskOf } from "../frame/staff-context";
import type { Route } from "./+types/queue-layout";
import { QueueList } from "./queue-list";
import { readQueueOf } from "./queue-of";

/** The queue, and beside it (below it on a phone) what is open. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { desk, who, me } = deskOf(context);
  const of = readQueueOf(new URL(request.url).searchParams, me);
  return {
    of,
    me,
    now: Date.now(),
    queue: await desk.listQueue({ who, of }),
    colleagues: await desk.listColleagues(),
    views: await desk.listViews({ personId: me.id }),
  };
}

export type QueueData = Awaited<ReturnType<typeof loader>>;

export default function QueueLayout({ loaderData }: Route.ComponentProps) {
  const { reference } = useParams();
  return (
    <div className="desk-columns" data-open={reference ? "" : undefined}>
      <QueueList {...loaderData} open={reference ?? null} />
      <div className="desk-open">
        <Outlet context={loaderData} />
      </div>
    </div>
  );
}
