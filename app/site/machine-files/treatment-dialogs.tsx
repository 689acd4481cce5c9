import { renderToStaticMarkup } from "react-dom/server";
import { catalogueOf } from "~/catalogue/products";
import { siteOfFacts } from "~/content/site";
import { SiteContext } from "~/content/use-site";
import { siteContext } from "~/context";
import { keepTogether } from "~/entry.server";
import { TreatmentDialog } from "~/ui/treatment/treatment-cards";
import type { Route } from "./+types/treatment-dialogs";

/** The dialogs of all treatments, by slug, for the script that opens them (enhance/dialogs.ts). */
export function loader({ context }: Route.LoaderArgs) {
  const { facts } = context.get(siteContext);
  const dialogs = catalogueOf(facts).map((product) => {
    const html = renderToStaticMarkup(
      <SiteContext value={siteOfFacts(facts)}>
        <TreatmentDialog product={product} />
      </SiteContext>,
    );
    return [product.slug, keepTogether(html)];
  });
  return Response.json(Object.fromEntries(dialogs));
}
