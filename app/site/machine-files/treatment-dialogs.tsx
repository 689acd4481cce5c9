import { renderToStaticMarkup } from "react-dom/server";
import { catalogueOf } from "~/catalogue/products";
import { OnSite } from "~/content/use-site";
import { siteContext } from "~/context";
import { keepTogether, withLinksIn } from "~/entry.server";
import { TreatmentDialog } from "~/ui/treatment/treatment-cards";
import type { Route } from "./+types/treatment-dialogs";

/** The dialogs of all treatments, by slug, for the script that opens them (enhance/dialogs.ts). */
export function loader({ context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const dialogs = catalogueOf(site.facts, site.words).map((product) => {
    const html = renderToStaticMarkup(
      <OnSite site={site}>
        <TreatmentDialog product={product} />
      </OnSite>,
    );
    return [product.slug, withLinksIn(site.language, keepTogether(html))];
  });
  return Response.json(Object.fromEntries(dialogs));
}
