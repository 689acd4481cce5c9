import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { parseAccept } from "hono/utils/accept";

/** "fully" takes a tenth of a second for a page, "quickly" some milliseconds; the result is larger. */
export type Effort = "fully" | "quickly";

const levels = {
  fully: { br: constants.BROTLI_MAX_QUALITY, gz: constants.Z_BEST_COMPRESSION },
  quickly: { br: 5, gz: 6 },
};

/** Compresses in zlib's own threads, so that the event loop stays free. */
export async function compressAs(
  encoding: Encoding,
  content: Buffer,
  effort: Effort,
): Promise<Buffer> {
  const level = levels[effort][encoding];
  if (encoding === "gz") return promisify(gzip)(content, { level });
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: level,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  return promisify(brotliCompress)(content, { params });
}

/** The compressed variants of a content that are smaller than the content itself. */
export async function compress(
  content: Buffer,
  effort: Effort,
): Promise<Partial<Record<Encoding, Buffer>>> {
  const [br, gz] = await Promise.all([
    compressAs("br", content, effort),
    compressAs("gz", content, effort),
  ]);
  return {
    ...(br.length < content.length && { br }),
    ...(gz.length < content.length && { gz }),
  };
}

/**
 * Compresses a page as the browser accepts it; returns other responses unchanged. Pages are
 * rendered whole before this, so no stream is delayed.
 */
export async function compressedResponse(response: Response, request: Request): Promise<Response> {
  const { status, headers } = response;
  if (!headers.get("Content-Type")?.startsWith("text/html") || !response.body) return response;
  headers.append("Vary", "Accept-Encoding");
  const accepted = request.headers.get("Accept-Encoding") ?? undefined;
  const encoding = preferredEncoding(accepted, ["br", "gz"]);
  if (!encoding) return new Response(response.body, { status, headers });
  const bytes = await compressAs(encoding, Buffer.from(await response.arrayBuffer()), "quickly");
  headers.set("Content-Encoding", contentEncodings[encoding]);
  headers.set("Content-Length", String(bytes.length));
  return new Response(request.method === "HEAD" ? null : new Uint8Array(bytes), {
    status,
    headers,
  });
}

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
  let best: Available | undefined;
  let bestWeight = 0;
  const rank = (encoding: Encoding) => order.indexOf(encoding);
  for (const encoding of available.toSorted((a, b) => rank(a) - rank(b))) {
    const weight = weights.get(encoding) ?? weights.get("*") ?? 0;
    if (weight > bestWeight) {
      best = encoding;
      bestWeight = weight;
    }
  }
  return best;
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
