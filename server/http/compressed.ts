import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { preferredEncoding } from "./accept-encoding";

/**
 * The answer as the browser takes it best, when it is a rendered page; others go as they are.
 * Pages are complete when they come here, so nothing waits for this but the few milliseconds it
 * takes off the event loop.
 */
export async function compressed(response: Response, request: Request): Promise<Response> {
  const { status, headers } = response;
  if (!headers.get("Content-Type")?.startsWith("text/html") || !response.body) return response;
  headers.append("Vary", "Accept-Encoding");
  const encoding = preferredEncoding(request.headers.get("Accept-Encoding") ?? undefined, [
    "br",
    "gz",
  ]);
  if (!encoding) return new Response(response.body, { status, headers });
  const page = Buffer.from(await response.arrayBuffer());
  const bytes =
    encoding === "br"
      ? await promisify(brotliCompress)(page, {
          params: { [constants.BROTLI_PARAM_QUALITY]: 5 },
        })
      : await promisify(gzip)(page);
  headers.set("Content-Encoding", encoding === "br" ? "br" : "gzip");
  headers.set("Content-Length", String(bytes.length));
  return new Response(request.method === "HEAD" ? null : new Uint8Array(bytes), {
    status,
    headers,
  });
}
