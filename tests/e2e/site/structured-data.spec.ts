import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { domain } from "../../../app/facts/identity";
import { builtPages } from "../../../app/static-paths";
import { facts, products } from "../../fixtures/built-site";
import { expect, test } from "../support/test";
import { nodesOf, ofType, sourceOf } from "./built-pages";

/**
 * schema.org's vocabulary, from Google's published types: the properties of each type and its
 * ancestors, and their allowed values.
 */
const source = readFileSync(
  join(dirname(createRequire(import.meta.url).resolve("schema-dts")), "schema.d.ts"),
  "utf8",
);

type Type = { parents: string[]; properties: Map<string, string[]> };
const types = new Map<string, Type>();

for (const [, name = "", parents = "", body = ""] of source.matchAll(
  /interface (\w+) extends ([^{]+) \{\n([\s\S]*?)\n\}/g,
)) {
  const properties = [...body.matchAll(/^ {4}"(\w+)"\?: SchemaValue<(.+), "\w+">;$/gm)].map(
    ([, property = "", values = ""]) => [property, values.split(" | ")] as const,
  );
  types.set(name, { parents: parents.split(", "), properties: new Map(properties) });
}

/** Entries of a type and of all its ancestors in the type file. */
function entriesOf(name: string): string[] {
  const queue = [`${name}Leaf`, `${name}Base`];
  const found = new Set<string>();
  for (const entry of queue) {
    if (found.has(entry) || !types.has(entry)) continue;
    found.add(entry);
    queue.push(...(types.get(entry)?.parents ?? []));
  }
  return [...found];
}

/** A type's name and those of its ancestors; empty for a type that schema.org does not have. */
const lineage = (name: string) => [
  ...new Set(entriesOf(name).map((entry) => entry.replace(/(Base|Leaf)$/, ""))),
];

function allowed(typeNames: readonly string[], property: string): string[] | undefined {
  for (const entry of typeNames.flatMap(entriesOf)) {
    const values = types.get(entry)?.properties.get(property);
    if (values) return values;
  }
}

/** Everything about a node that schema.org does not define, as sentences. */
function problemsIn(node: unknown, path = "$"): string[] {
  if (Array.isArray(node))
    return node.flatMap((item, index) => problemsIn(item, `${path}[${index}]`));
  if (typeof node !== "object" || node === null) return [];
  const {
    "@type": type,
    "@context": _,
    "@id": id,
    ...properties
  } = node as Record<string, unknown>;
  if (!type) return id ? [] : [`${path} has no @type`];
  const names = [type].flat() as string[];
  const unknown = names.filter((name) => lineage(name).length === 0);
  if (unknown.length > 0) return [`${path} has the unknown type ${unknown.join(", ")}`];
  return Object.entries(properties).flatMap(([property, value]) => {
    const values = allowed(names, property);
    if (!values) return [`${path}.${property} is no property of ${names.join(", ")}`];
    return [value].flat().flatMap((entry) => {
      if (typeof entry !== "object" || entry === null || !("@type" in entry))
        return problemsIn(entry, `${path}.${property}`);
      const kinds = [entry["@type"]].flat().flatMap((name) => lineage(String(name)));
      return [
        ...(kinds.some((kind) => values.includes(kind))
          ? []
          : [`${path}.${property} cannot be a ${kinds[0]}`]),
        ...problemsIn(entry, `${path}.${property}`),
      ];
    });
  });
}

test("every page's structured data uses schema.org's vocabulary", async ({ request }) => {
  const problems: string[] = [];
  for (const path of builtPages) {
    const html = await sourceOf(request, path);
    const nodes = nodesOf(html);
    expect(nodes.length, path).toBeGreaterThan(0);
    for (const node of nodes) {
      expect(node["@context"], path).toBe("https://schema.org");
      problems.push(...problemsIn(node).map((problem) => `${path}: ${problem}`));
    }
  }
  expect(problems).toEqual([]);
});

test("pages carry a LocalBusiness, and the about page an Organization", async ({ request }) => {
  for (const path of builtPages) {
    const nodes = nodesOf(await sourceOf(request, path));
    const type = path === "/about" ? "Organization" : "LocalBusiness";
    expect(ofType(nodes, type), path).toHaveLength(1);
    expect(ofType(nodes, type)[0], path).toMatchObject({
      name: facts.name,
      telephone: facts.phones.clinic,
      email: facts.email,
    });
  }
});

test("the listed hours are in the structured data", async ({ request }) => {
  const [clinic] = ofType(nodesOf(await (await request.get("/")).text()), "LocalBusiness");
  const hours = clinic?.openingHoursSpecification as { dayOfWeek: string; opens: string }[];
  expect(hours).toHaveLength(6);
  expect(hours[0]).toMatchObject({ dayOfWeek: "Monday", opens: "09:00", closes: "18:00" });
  expect(hours[5]).toMatchObject({ dayOfWeek: "Saturday", opens: "10:00", closes: "16:00" });
  expect(facts.hours.listed.Sunday).toBeNull();
});

test("every treatment page's product has the shown price", async ({ request }) => {
  for (const { slug, title, price } of products) {
    const nodes = nodesOf(await sourceOf(request, `/treatments/${slug}`));
    expect(ofType(nodes, "Product")[0], slug).toMatchObject({
      name: title,
      offers: { price: price.toFixed(2), priceCurrency: "USD" },
    });
  }
});

test("breadcrumbs begin at home and end at the page's canonical URL", async ({ request }) => {
  for (const path of builtPages.filter((candidate) => candidate !== "/")) {
    const html = await sourceOf(request, path);
    const [trail] = ofType(nodesOf(html), "BreadcrumbList");
    // Pages with forms are in no breadcrumbs.
    if (!trail && ["/contact", "/payment", "/update-products"].includes(path)) continue;
    const items = trail?.itemListElement as { position: number; item: string }[];
    const canonical = /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1];
    expect(items?.[0], path).toMatchObject({ position: 1, item: `${domain}/` });
    expect(items?.at(-1)?.item, path).toBe(canonical);
  }
});
