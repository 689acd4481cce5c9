import { queryText } from "~/staff/frame/list";
import { jsonWithEtag } from "~/staff/frame/responses";
import { deskOf } from "~/staff/frame/staff-context";
import { unlessChanged } from "~/staff/frame/unless-changed.server";
import { readQueueOf } from "~/staff/inquiry/queue-of";
import type { Route } from "./+types/queue-json";
import { countQueue, readOwners } from "./next-in-queue.server";

const instant = /^\d{4}-\d\d-\d\dT[\d:.]{12}Z$/;

/** News for the script of an open page: what arrived since, and the assignees of its rows. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { app, actor: me } = deskOf(context);
  const { search, searchParams: query } = new URL(request.url);
  const sinceParam = query.get("since") ?? "";
  const since = instant.test(sinceParam) ? sinceParam : new Date().toISOString();
  const rows = queryText(query, "rows", 2000).split(".");
  const update = await unlessChanged(app, `${me.id} ${me.role} ${search}`, async () => {
    const counts = await countQueue(app, { actor: me, since, of: readQueueOf(query, me) });
    return { ...counts, owners: await readOwners(app, me, rows) };
  });
  return jsonWithEtag(request, update);
}
