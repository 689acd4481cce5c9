import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { contentEncodings, type Encoding, preferredEncoding } from "./accept-encoding";

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
