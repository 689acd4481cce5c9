import { renderToStaticMarkup } from "react-dom/server";
import { catalogueOf } from "~/catalogue/products";
import { factsContext } from "~/context";
import { keepTogether } from "~/entry.server";
import { FactsContext } from "~/facts/use-facts";
import { TreatmentDialog } from "~/ui/treatment/treatment-cards";
import type { Route } from "./+types/treatment-dialogs";

/** The dialogs of all treatments, by slug, for the script that opens them (enhance/dialogs.ts). */
export function loader({ context }: Route.LoaderArgs) {
  const facts = context.get(factsContext);
  const dialogs = catalogueOf(facts).map((product) => {
    const html = renderToStaticMarkup(
      <FactsContext value={facts}>
        <TreatmentDialog product={product} />
      </FactsContext>,
    );
    return [product.slug, keepTogether(html)];
  });
  return Response.json(Object.fromEntries(dialogs));
}
