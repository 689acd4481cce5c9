import { expect, it } from "vitest";
import { cardWords } from "~/content/en/catalogue/card-words";
import { siteOfFacts } from "~/content/site";
import { facts, products } from "../../../tests/fixtures/test-facts";
import { productData } from "./structured-data";

const site = siteOfFacts(facts);

it.each(products.map((product) => [product.slug, product] as const))(
  "%s is a product with an offer per order, without the clinic as brand and without a stock",
  (_, product) => {
    const data = productData(site, product);
    expect(data.offers).toMatchObject({
      price: product.price.toFixed(2),
      priceCurrency: "USD",
      priceSpecification: { unitText: "order" },
    });
    expect(data.offers?.description).toContain(cardWords.lastsUnknown);
    expect(data).not.toHaveProperty("brand");
    expect(data.offers).not.toHaveProperty("availability");
  },
);

it("a treatment whose price is withheld is a product without an offer", () => {
  const [product] = products;
  if (!product) throw new Error("The catalogue is empty");
  expect(productData(site, { ...product, price: null })).not.toHaveProperty("offers");
});

it("a Spanish page says in Spanish what a price buys", () => {
  const [product] = products;
  if (!product) throw new Error("The catalogue is empty");
  const spanish = siteOfFacts(facts, "es");
  expect(productData(spanish, product).offers).toMatchObject({
    priceSpecification: { unitText: "pedido" },
  });
});
