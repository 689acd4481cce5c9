import { homeWords } from "~/content/pages/home";
import { site } from "~/content/site";
import { themeColors } from "~/seo/theme-colors";

/** What a phone needs to keep the site on its home screen. */
export function loader() {
  const icon = (size: number) => ({
    src: `/icon-${size}.png`,
    sizes: `${size}x${size}`,
    type: "image/png",
  });
  return new Response(
    JSON.stringify({
      name: site.name,
      short_name: site.name.split(" ")[0],
      description: homeWords.search.description,
      lang: "en-US",
      start_url: "/",
      scope: "/",
      display: "browser",
      background_color: themeColors.page,
      theme_color: themeColors.light,
      icons: [icon(192), icon(512)],
    }),
    { headers: { "Content-Type": "application/manifest+json" } },
  );
}
