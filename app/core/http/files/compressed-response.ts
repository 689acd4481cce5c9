import { preferredEncoding } from "./accept-encoding";
import { compressAs, contentEncodings } from "./compress";

/**
 * Compresses a page as the browser accepts it; other responses are given
 * back unchanged. A page is rendered whole before it comes here, so there is no stream to hold up.
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
