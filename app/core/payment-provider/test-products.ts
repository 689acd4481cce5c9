import { setTimeout as pause } from "node:timers/promises";
import type { Kysely } from "kysely";
import { listings } from "~/catalogue/products";
import type { Schema } from "~/core/db/schema";
import type { ProductProvider } from "./product-provider";

/** All start with an outdated text; two of three have a slug, the others are matched by title. */
const firstProducts = listings.map(({ slug, title }, n) => ({
  id: `prod_test_${slug}`,
  name: title,
  slug: n % 3 === 0 ? "" : slug,
  description: `An earlier text about ${title}.`,
}));

/** The catalogue as a provider would hold it, for installations without a provider's key. */
export function makeTestProducts({
  db,
  respondsAfter = 100,
}: {
  db: Kysely<Schema>;
  /** Milliseconds of one write, in place of a network's delay. */
  respondsAfter?: number;
}): ProductProvider {
  return {
    async *listProducts() {
      await db
        .insertInto("test_products")
        .values(firstProducts)
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      yield* await db.selectFrom("test_products").selectAll().orderBy("id").execute();
    },
    async updateDescription({ id, description }) {
      await pause(respondsAfter);
      await db.updateTable("test_products").set({ description }).where("id", "=", id).execute();
    },
  };
}
