import type { Encoding } from "../../publishing/file-entry";

const names: Record<string, Encoding> = { br: "br", gzip: "gz", "x-gzip": "gz" };
/** Smallest first: what the site sends when the browser accepts several equally. */
const order: readonly Encoding[] = ["br", "gz"];

const remembered = new Map<string, ReadonlyMap<Encoding, number>>();

/**
 * Chooses among the available encodings by the request's Accept-Encoding, q-values included
 * (RFC 9110 section 12.5.3). Undefined: send the content uncompressed.
 */
export function preferredEncoding<Available extends Encoding>(
  header: string | string[] | undefined,
  available: readonly Available[],
): Available | undefined {
  if (!header || available.length === 0) return undefined;
  const text = String(header);
  let weights = remembered.get(text);
  if (!weights) {
    weights = parse(text);
    if (remembered.size < 200) remembered.set(text, weights);
  }
  let best: Available | undefined;
  let bestWeight = 0;
  const rank = (encoding: Encoding) => order.indexOf(encoding);
  for (const encoding of available.toSorted((a, b) => rank(a) - rank(b))) {
    const weight = weights.get(encoding) ?? 0;
    if (weight > bestWeight) {
      best = encoding;
      bestWeight = weight;
    }
  }
  return best;
}

function parse(header: string): ReadonlyMap<Encoding, number> {
  const weights = new Map<Encoding, number>();
  let others: number | undefined;
  for (const part of header.split(",")) {
    const [name = "", ...parameters] = part
      .trim()
      .toLowerCase()
      .split(/\s*;\s*/);
    const q = parameters.find((parameter) => parameter.startsWith("q="));
    const weight = q === undefined ? 1 : Number(q.slice(2));
    if (!(weight >= 0 && weight <= 1)) continue;
    const encoding = names[name];
    if (name === "*") others = weight;
    else if (encoding) weights.set(encoding, weight);
  }
  if (others !== undefined)
    for (const encoding of order) if (!weights.has(encoding)) weights.set(encoding, others);
  return weights;
}
