import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { expect, it } from "vitest";
import { pathIn, splitPath } from "../app/content/languages";
import { domain } from "../app/facts/identity";
import { builtPages } from "../app/static-paths";
import { finishedPages } from "./fixtures/built-pages";
import { facts, products } from "./fixtures/built-site";

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

const built = await finishedPages();
type Node = Record<string, unknown> & { "@type": string | string[] };
const sourceOf = (path: string) => built.get(path)?.content.toString() ?? "";
const nodesOf = (path: string): Node[] =>
  [...sourceOf(path).matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
    ([, json = ""]) => JSON.parse(json),
  );
const ofType = (path: string, type: string) =>
  nodesOf(path).filter((node) => [node["@type"]].flat().includes(type));

it.each(builtPages)("the structured data of %s use schema.org's vocabulary", (page) => {
  const { language, path } = splitPath(page);
  for (const node of nodesOf(page)) {
    expect(node["@context"]).toBe("https://schema.org");
    expect(problemsIn(node)).toEqual([]);
  }
  const [clinic, ...others] = ofType(page, path === "/about" ? "Organization" : "LocalBusiness");
  const { name, email, phones } = facts;
  expect(clinic).toMatchObject({ name, email, telephone: phones.clinic });
  expect(others).toEqual([]);

  const [trail] = ofType(page, "BreadcrumbList");
  // Pages with forms are in no breadcrumbs.
  if (!trail && ["/", "/contact", "/payment"].includes(path)) return;
  const items = trail?.itemListElement as { position: number; item: string }[];
  expect(items?.[0]).toMatchObject({ position: 1, item: domain + pathIn(language, "/") });
  const canonical = /<link rel="canonical" href="([^"]+)"/.exec(sourceOf(page))?.[1];
  expect(items?.at(-1)?.item).toBe(canonical);
});

it.each(products.map(({ slug, title, price }) => [slug, title, price] as const))(
  "the page of %s is a product with the shown price",
  (slug, name, price) => {
    expect(ofType(`/treatments/${slug}`, "Product")[0]).toMatchObject({
      name,
      offers: { price: price.toFixed(2), priceCurrency: "USD" },
    });
  },
);
