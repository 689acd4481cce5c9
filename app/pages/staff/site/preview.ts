import { data } from "react-router";
import { nonceContext } from "~/context";
import type { Route } from "./+types/preview";
import { siteOf } from "./site-of";

/** A public page as it would be with the drafts of whoever asks. For nobody else, and for no index. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { site, who } = siteOf(context);
  const path = `/${params["*"] ?? ""}`.replace(/(.)\/$/, "$1");
  const html = await site.previewPage({ who, path, nonce: context.get(nonceContext) });
  if (html === null) throw data(null, { status: 404 });
  return new Response(html, {
    headers: { "Content-Type": "text/html; charset=utf-8", "Cache-Control": "no-store" },
  });
}
