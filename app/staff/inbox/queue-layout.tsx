import { createContext, Outlet, type RouterContextProvider, useParams } from "react-router";
import { listColleagues } from "~/core/sessions/list-colleagues";
import { listTodaysBookings } from "~/staff/bookings/read-bookings.server";
import { deskOf } from "~/staff/frame/staff-context";
import { listedBesideContext, readQueueOf } from "~/staff/inquiry/queue-of";
import type { Route } from "./+types/queue-layout";
import { listQueue } from "./list-queue.server";
import { QueueList } from "./queue-list";

type Context = Readonly<RouterContextProvider>;

/** `beside`: an inquiry is open, whose audit entry names what is listed. */
async function loadQueue(request: Request, context: Context, beside: boolean) {
  const { app, actor: me } = deskOf(context);
  const of = readQueueOf(new URL(request.url).searchParams, me);
  return {
    of,
    me,
    now: Date.now(),
    queue: await listQueue(app, { actor: me, of, beside }),
    colleagues: await listColleagues(app.db),
    today: await listTodaysBookings(app, { actor: me, beside }),
  };
}

export type QueueData = Awaited<ReturnType<typeof loadQueue>>;

const queueContext = createContext<Promise<QueueData> | null>(null);

/** The request's queue, read once for all loaders, after the action. */
function queueOf(request: Request, context: Context, beside: boolean): Promise<QueueData> {
  const queue = context.get(queueContext) ?? loadQueue(request, context, beside);
  context.set(queueContext, queue);
  return queue;
}

export const middleware: Route.MiddlewareFunction[] = [
  ({ request, context }, next) => {
    context.set(listedBesideContext, async () => {
      const { queue, today } = await queueOf(request, context, true);
      const listed = [...Object.values(queue.groups).flatMap(({ rows }) => rows), ...today];
      return listed.map(({ reference }) => reference);
    });
    return next();
  },
];

export const loader = ({ request, params, context }: Route.LoaderArgs) =>
  queueOf(request, context, "reference" in params);

/** The queue beside the open inquiry; a narrow screen shows one of the two. */
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
