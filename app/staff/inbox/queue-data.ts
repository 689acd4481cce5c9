import { createContext, type RouterContextProvider } from "react-router";
import { listTodaysBookings } from "~/staff/bookings/read-bookings.server";
import { deskOf } from "~/staff/frame/staff-context";
import { readQueueOf } from "./queue-of";

type Context = Readonly<RouterContextProvider>;

/** What the queue's pages show, and the open inquiry's page beside it. */
async function loadQueue(request: Request, context: Context, beside: boolean) {
  const { app, desk, who: me } = deskOf(context);
  const of = readQueueOf(new URL(request.url).searchParams, me);
  return {
    of,
    me,
    now: Date.now(),
    queue: await desk.listQueue({ who: me, of, beside }),
    colleagues: await desk.listColleagues(),
    today: await listTodaysBookings(app, { who: me, beside }),
  };
}

export type QueueData = Awaited<ReturnType<typeof loadQueue>>;

const queueContext = createContext<Promise<QueueData> | null>(null);

/**
 * The queue of this request, read once for all its loaders. `beside`: an inquiry is open, whose
 * audit entry names what is listed (`listedReferences`).
 */
export function queueOf(
  request: Request,
  context: Context,
  { beside }: { beside: boolean },
): Promise<QueueData> {
  const queue = context.get(queueContext) ?? loadQueue(request, context, beside);
  context.set(queueContext, queue);
  return queue;
}

/** The references of all inquiries that a page with this queue names. */
export const listedReferences = ({ queue, today }: QueueData) =>
  [...Object.values(queue.groups).flatMap(({ rows }) => rows), ...today].map(
    ({ reference }) => reference,
  );
