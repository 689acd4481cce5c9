import { site } from "~/facts/site";
import { themeColors } from "~/seo/theme-colors";

/** How the site is shown on a phone's home screen: with its icon, as a page of the browser. */
export function loader() {
  const icon = (size: number) => ({
    src: `/icon-${size}.png`,
    sizes: `${size}x${size}`,
    type: "image/png",
    purpose: "any maskable",
  });
  const manifest = {
    name: site.name,
    short_name: site.name.split(" ")[0],
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
