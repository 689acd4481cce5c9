import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

/**
 * schema.org's vocabulary, read from the types that Google publishes of it: which properties a
 * type may have, those of its ancestors included, and what may stand in them.
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

/** The entries of a type in the type file: its own, and those of every ancestor. */
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

/** The type's name and those of its ancestors; empty for a type that schema.org does not have. */
const lineage = (name: string) => [
  ...new Set(entriesOf(name).map((entry) => entry.replace(/(Base|Leaf)$/, ""))),
];

function allowed(typeNames: readonly string[], property: string): string[] | undefined {
  for (const entry of typeNames.flatMap(entriesOf)) {
    const values = types.get(entry)?.properties.get(property);
    if (values) return values;
  }
}

/** Everything about a node that schema.org does not know, as sentences. */
export function faultsOf(node: unknown, path = "$"): string[] {
  if (Array.isArray(node))
    return node.flatMap((item, index) => faultsOf(item, `${path}[${index}]`));
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
        return faultsOf(entry, `${path}.${property}`);
      const kinds = [entry["@type"]].flat().flatMap((name) => lineage(String(name)));
      return [
        ...(kinds.some((kind) => values.includes(kind))
          ? []
          : [`${path}.${property} cannot be a ${kinds[0]}`]),
        ...faultsOf(entry, `${path}.${property}`),
      ];
    });
  });
}
