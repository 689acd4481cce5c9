import { redirect } from "react-router";
import { listPath, queryText } from "~/staff/frame/list";
import { deskOf } from "~/staff/frame/staff-context";
import { readQueueOf } from "~/staff/inquiry/queue-of";
import type { Route } from "./+types/next";
import { nextInQueue } from "./next-in-queue.server";

/** Redirects to the inquiry after this one in the queue; after the last, to the queue. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { app, actor: me } = deskOf(context);
  const query = new URL(request.url).searchParams;
  const of = readQueueOf(query, me);
  const after = queryText(query, "after", 40);
  const reference = await nextInQueue(app, { actor: me, of, after });
  // The page says what was done to the previous inquiry.
  const [did, rows] = [queryText(query, "did", 20), queryText(query, "rows", 40)];
  const path = reference ? `/staff/inquiries/${reference}` : "/staff";
  return redirect(listPath(path, { who: of === me.id ? "me" : of, did, rows }), 303);
}
