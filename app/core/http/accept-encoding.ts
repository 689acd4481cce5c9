import { parseAccept } from "hono/utils/accept";

/** A content encoding, by the ending of its file's name. */
export type Encoding = "br" | "gz";

/** Names of the encodings in HTTP headers. */
export const contentEncodings: Record<Encoding, string> = { br: "br", gz: "gzip" };

/**
 * Characters. A longer Accept-Encoding counts as absent, here and in nginx: browsers send about
 * thirty.
 */
const longestAcceptEncoding = 200;

const names: Record<string, Encoding> = { br: "br", gzip: "gz", "x-gzip": "gz" };
/** Smallest result first: the preferred encoding when the browser accepts several equally. */
const order: readonly Encoding[] = ["br", "gz"];

/**
 * Chooses among the available encodings by the request's Accept-Encoding, q-values included
 * (RFC 9110 section 12.5.3). Undefined: send the content uncompressed, also when the header is
 * longer than `longestAcceptEncoding`.
 */
export function preferredEncoding<Available extends Encoding>(
  header: string | string[] | undefined,
  available: readonly Available[],
): Available | undefined {
  if (!header || available.length === 0) return undefined;
  const weights = weightsIn(String(header));
  const weight = (encoding: Encoding) => weights.get(encoding) ?? weights.get("*") ?? 0;
  return available
    .filter((encoding) => weight(encoding) > 0)
    .toSorted((a, b) => weight(b) - weight(a) || order.indexOf(a) - order.indexOf(b))[0];
}

/** The q-value of each encoding; "*" is that of all others. An invalid one drops its encoding. */
function weightsIn(header: string): ReadonlyMap<Encoding | "*", number> {
  const weights = new Map<Encoding | "*", number>();
  if (header.length > longestAcceptEncoding) return weights;
  for (const { type, params } of parseAccept(header.toLowerCase())) {
    const weight = Number(params.q ?? 1);
    const encoding = type === "*" ? type : names[type];
    if (encoding && weight >= 0 && weight <= 1) weights.set(encoding, weight);
  }
  return weights;
}
