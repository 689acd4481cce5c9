import { data } from "react-router";
import { appContext } from "~/context";
import type { Route } from "./+types/feed";
import { readFeed } from "./feed.server";

/**
 * A person's appointments for calendar programs, which cannot sign in: the URL itself is secret.
 */
export async function loader({ params, context }: Route.LoaderArgs) {
  const [, token] = /^([\w-]{32})\.ics$/.exec(params.token) ?? [];
  const text = token ? await readFeed(context.get(appContext), token) : null;
  if (text === null) throw data(null, { status: 404 });
  return new Response(text, {
    headers: { "Content-Type": "text/calendar; charset=utf-8", "Cache-Control": "no-store" },
  });
}
