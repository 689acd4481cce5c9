import { data } from "react-router";
import { nonceContext } from "~/context";
import type { Route } from "./+types/preview";
import { siteOf } from "./site-of";

/** "undo/3/services": the page /services without what version 3 changed. */
const ofVersion = /^(versions|undo)\/(\d{1,9})(?:\/|$)/;

/**
 * A public page as it would be with the drafts of whoever asks, as a version has it, or as undoing one
 * would make it. For nobody else, and for no index.
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
