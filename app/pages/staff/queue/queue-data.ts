import type { RouterContextProvider } from "react-router";
import { deskOf } from "../frame/staff-context";
import { readQueueOf } from "./queue-of";

/** What the queue's pages show, and the open inquiry's page beside it. */
export async function loadQueue(request: Request, context: Readonly<RouterContextProvider>) {
  const { desk, who: me } = deskOf(context);
  const of = readQueueOf(new URL(request.url).searchParams, me);
  return {
    of,
    me,
    now: Date.now(),
    queue: await desk.listQueue({ who: me, of }),
    colleagues: await desk.listColleagues(),
    today: await desk.todaysBookings({ who: me }),
    views: await desk.listViews({ personId: me.id }),
  };
}

export type QueueData = Awaited<ReturnType<typeof loadQueue>>;
