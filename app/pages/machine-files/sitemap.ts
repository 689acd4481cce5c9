import { factsContext } from "~/facts/facts-context.server";
import { domain } from "~/facts/identity";
import { indexedPaths } from "~/static-paths";
import type { Route } from "./+types/sitemap";

export function loader({ context }: Route.LoaderArgs) {
  const entries = indexedPaths(context.get(factsContext)).map(
    (path) => `<url><loc>${domain}${path}</loc></url>`,
  );
  return new Response(
    `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join("\n")}\n</urlset>\n`,
    { headers: { "Content-Type": "application/xml; charset=utf-8" } },
  );
}
