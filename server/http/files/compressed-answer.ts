import { preferredEncoding } from "./accept-encoding";
import { compress, renderedEncodings } from "./compress-page";
import { contentEncodings } from "./file-headers";

/**
 * The answer as the browser takes it best, when it is a rendered page; others go as they are.
 * Pages are complete when they come here, so nothing waits for this but the few milliseconds it
 * takes off the event loop.
 */
export async function compressed(response: Response, request: Request): Promise<Response> {
  const { status, headers } = response;
  if (!headers.get("Content-Type")?.startsWith("text/html") || !response.body) return response;
  headers.append("Vary", "Accept-Encoding");
  const accepted = request.headers.get("Accept-Encoding") ?? undefined;
  const encoding = preferredEncoding(accepted, renderedEncodings);
  if (!encoding) return new Response(response.body, { status, headers });
  const bytes = await compress(Buffer.from(await response.arrayBuffer()), encoding, 5);
  headers.set("Content-Encoding", contentEncodings[encoding]);
  headers.set("Content-Length", String(bytes.length));
  return new Response(request.method === "HEAD" ? null : new Uint8Array(bytes), {
    status,
    headers,
  });
}
