import { digest } from "~/core/digest";

/**
 * JSON for a page's script that polls and stores the ETag itself; 304 without a body when nothing
 * has changed.
 */
export function jsonUnlessSame(request: Request, value: unknown): Response {
  const body = JSON.stringify(value);
  const etag = `"${digest(body)}"`;
  const headers = { ETag: etag, "Cache-Control": "no-store" };
  if (request.headers.get("If-None-Match") === etag)
    return new Response(null, { status: 304, headers });
  return new Response(body, { headers: { ...headers, "Content-Type": "application/json" } });
}
