import type { App } from "./core/app";
import type { WholeDesk } from "./desk-services";
import { deskParts } from "./staff/frame/desk-parts.server";
import { makeDeskPayments } from "./staff/payments/desk-payments.server";
import { makeProductDesk } from "./staff/products/product-desk.server";

/** All services of the staff pages, on one database and one clock. */
export function makeDesk(app: App, site: WholeDesk["site"] = null): WholeDesk {
  const { config, products, currentFacts } = app;
  const parts = deskParts(app);
  return {
    site,
    ...makeDeskPayments(parts, config.payments),
    ...makeProductDesk(parts, products, currentFacts),
  };
}
