import { expect, test } from "@playwright/test";
import { domain } from "../../app/facts/identity";
import { builtPages } from "../../app/static-paths";
import { facts, products } from "../../testing/fixtures/built-site";
import { faultsOf } from "./schema-org";
import { nodesOf, ofType } from "./structured-data";

test("every page's structured data uses schema.org's vocabulary", async ({ request }) => {
  const faults: string[] = [];
  for (const path of builtPages) {
    const html = await (await request.get(path)).text();
    const nodes = nodesOf(html);
    expect(nodes.length, path).toBeGreaterThan(0);
    for (const node of nodes) {
      expect(node["@context"], path).toBe("https://schema.org");
      faults.push(...faultsOf(node).map((fault) => `${path}: ${fault}`));
    }
  }
  expect(faults).toEqual([]);
});

test("pages carry a LocalBusiness, and the about page an Organization", async ({ request }) => {
  for (const path of builtPages) {
    const nodes = nodesOf(await (await request.get(path)).text());
    const type = path === "/about" ? "Organization" : "LocalBusiness";
    expect(ofType(nodes, type), path).toHaveLength(1);
    expect(ofType(nodes, type)[0], path).toMatchObject({
      name: facts.name,
      telephone: facts.phones.clinic,
      email: facts.email,
    });
  }
});

test("the listed hours are given to search engines", async ({ request }) => {
  const [clinic] = ofType(nodesOf(await (await request.get("/")).text()), "LocalBusiness");
  const hours = clinic?.openingHoursSpecification as { dayOfWeek: string; opens: string }[];
  expect(hours).toHaveLength(6);
  expect(hours[0]).toMatchObject({ dayOfWeek: "Monday", opens: "09:00", closes: "18:00" });
  expect(hours[5]).toMatchObject({ dayOfWeek: "Saturday", opens: "10:00", closes: "16:00" });
  expect(facts.hours.listed.Sunday).toBeNull();
});

test("every treatment page carries its product with the price it shows", async ({ request }) => {
  for (const { slug, title, price } of products) {
    const nodes = nodesOf(await (await request.get(`/treatments/${slug}`)).text());
    expect(ofType(nodes, "Product")[0], slug).toMatchObject({
      name: title,
      offers: { price: price.toFixed(2), priceCurrency: "USD" },
    });
  }
});

test("the way down to a page begins at home and ends at its canonical address", async ({
  request,
}) => {
  for (const path of builtPages.filter((candidate) => candidate !== "/")) {
    const html = await (await request.get(path)).text();
    const [trail] = ofType(nodesOf(html), "BreadcrumbList");
    // Pages with forms are not part of the tree of pages.
    if (!trail && ["/contact", "/payment", "/update-products"].includes(path)) continue;
    const items = trail?.itemListElement as { position: number; item: string }[];
    const canonical = /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1];
    expect(items?.[0], path).toMatchObject({ position: 1, item: `${domain}/` });
    expect(items?.at(-1)?.item, path).toBe(canonical);
  }
});
