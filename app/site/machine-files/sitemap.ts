import { factsContext, pageDatesContext } from "~/context";
import { domain } from "~/facts/identity";
import { indexedPaths } from "~/static-paths";
import type { Route } from "./+types/sitemap";
import { wordsOf } from "./words-of";

/** The day on which a page's words last changed; undefined where the build had no git history. */
export function lastChange(path: string, dates: Readonly<Record<string, string>>) {
  return wordsOf(path)
    .flatMap((file) => dates[file] ?? [])
    .toSorted()
    .at(-1);
}

export function loader({ context }: Route.LoaderArgs) {
  const published = context.get(pageDatesContext);
  const entries = indexedPaths(context.get(factsContext)).map((path) => {
    const built = lastChange(path, import.meta.env.CONTENT_DATES);
    const day = [built, published[path]]
      .filter((one) => one !== undefined)
      .toSorted()
      .at(-1);
    return `<url><loc>${domain}${path}</loc>${day ? `<lastmod>${day}</lastmod>` : ""}</url>`;
  });
  return new Response(
    `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join("\n")}\n</urlset>\n`,
    { headers: { "Content-Type": "application/xml; charset=utf-8" } },
  );
}
