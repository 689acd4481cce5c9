import { renderToStaticMarkup } from "react-dom/server";
import { isPaged } from "~/catalogue/paging";
import { catalogueOf } from "~/catalogue/products";
import { OnSite } from "~/content/use-site";
import { siteContext } from "~/context";
import { keepTogether, withLinksIn } from "~/entry.server";
import { TreatmentDialog } from "~/ui/treatment/treatment-cards";
import type { Route } from "./+types/treatment-dialogs";

/**
 * The dialogs of all treatments, by slug, for the script that opens them (enhance/dialogs.ts). Where
 * they are too many for one file, the script asks for each (?treatment=SLUG).
 */
export function loader({ request, context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const all = catalogueOf(site.facts, site.words);
  const slug = new URL(request.url).searchParams.get("treatment");
  const asked = isPaged ? all.filter((product) => product.slug === slug) : all;
  if (slug !== null && asked.length === 0) return Response.json({}, { status: 404 });
  const dialogs = asked.map((product) => {
    const html = renderToStaticMarkup(
      <OnSite site={site}>
        <TreatmentDialog product={product} />
      </OnSite>,
    );
    return [product.slug, withLinksIn(site.language, keepTogether(html))];
  });
  return Response.json(Object.fromEntries(dialogs));
}
