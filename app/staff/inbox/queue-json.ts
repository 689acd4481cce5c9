import { deskOf } from "~/staff/frame/staff-context";
import { readQueueOf } from "~/staff/inquiry/queue-of";
import type { Route } from "./+types/queue-json";
import { countQueue } from "./next-in-queue.server";

const instant = /^\d{4}-\d\d-\d\dT[\d:.]{12}Z$/;

/**
 * Counts of what came in since a page was shown, for the script of an open queue, which keeps the
 * ETag itself. An unchanged response is 304 without a body.
 */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { app, who: me } = deskOf(context);
  const query = new URL(request.url).searchParams;
  const asked = query.get("since") ?? "";
  const since = instant.test(asked) ? asked : new Date().toISOString();
  const counts = await countQueue(app, { who: me, since, of: readQueueOf(query, me) });
  const body = JSON.stringify(counts);
  const etag = `"${counts.arrived}-${counts.waits}"`;
  const headers = { ETag: etag, "Cache-Control": "no-store" };
  if (request.headers.get("If-None-Match") === etag)
    return new Response(null, { status: 304, headers });
  return new Response(body, { headers: { ...headers, "Content-Type": "application/json" } });
}
