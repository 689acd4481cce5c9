import { data } from "react-router";
import { nonceContext } from "~/context";
import type { Route } from "./+types/preview";
import { siteOf } from "./site-of";

/** "undo/3/services": the page /services without what version 3 changed. */
const ofVersion = /^(versions|undo)\/(\d{1,9})(?:\/|$)/;

/**
 * A public page with the drafts of the person who asks, as it was in a version, or as it would be
 * after undoing one. Nobody else may see it, and no search engine may index it.
 */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { site, who } = siteOf(context);
  const asked = params["*"] ?? "";
  const [begin = "", kind, version] = ofVersion.exec(asked) ?? [];
  const of = version ? { version: Number(version), undo: kind === "undo" } : null;
  const path = `/${asked.slice(begin.length)}`.replace(/(.)\/$/, "$1");
  const html = await site.previewPage({ who, path, nonce: context.get(nonceContext), of });
  if (html === null) throw data(null, { status: 404 });
  return new Response(html, {
    headers: { "Content-Type": "text/html; charset=utf-8", "Cache-Control": "no-store" },
  });
}
