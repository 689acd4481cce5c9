import { factsContext } from "~/context";
import { themeColors } from "~/site/seo/page-head";
import type { Route } from "./+types/manifest";

/** How a phone's home screen shows the site: its icon, opened as a page of the browser. */
export function loader({ context }: Route.LoaderArgs) {
  const facts = context.get(factsContext);
  const icon = (size: number) => ({
    src: `/icon-${size}.png`,
    sizes: `${size}x${size}`,
    type: "image/png",
    purpose: "any maskable",
  });
  const manifest = {
    name: facts.name,
    short_name: facts.name.split(" ")[0],
    start_url: "/",
    scope: "/",
    lang: "en-US",
    display: "browser",
    background_color: "#f6f1e8",
    theme_color: themeColors.light,
    icons: [icon(192), icon(512)],
  };
  return new Response(JSON.stringify(manifest), {
    headers: { "Content-Type": "application/manifest+json" },
  });
}
