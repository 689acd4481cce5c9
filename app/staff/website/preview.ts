import { data } from "react-router";
import { nonceContext } from "~/context";
import { deskOf } from "~/staff/frame/staff-context";
import type { Route } from "./+types/preview";
import { previewPage } from "./preview.server";

/** "versions/3/services": the page /services of version 3. */
const ofVersion = /^versions\/(\d{1,9})(?:\/|$)/;

/**
 * A public page with the requesting person's drafts, or of a version. Only staff may see it, and
 * search engines may not index it.
 */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { app, actor } = deskOf(context);
  const pathParam = params["*"] ?? "";
  const [begin = "", number] = ofVersion.exec(pathParam) ?? [];
  const version = number ? Number(number) : null;
  const path = `/${pathParam.slice(begin.length)}`.replace(/(.)\/$/, "$1");
  const nonce = context.get(nonceContext);
  const html = await previewPage(app, { actor, path, nonce, version });
  if (html === null) throw data(null, { status: 404 });
  return new Response(html, {
    headers: { "Content-Type": "text/html; charset=utf-8", "Cache-Control": "no-store" },
  });
}
