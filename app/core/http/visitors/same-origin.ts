/**
 * Whether a post comes from a page of this site. Browsers send where a request comes from and no page
 * can change that; a client that sends nothing is no browser, holds no visitor's cookies and may post.
 */
export function isSameOrigin(headers: Headers, protocol?: "http" | "https"): boolean {
  const site = headers.get("Sec-Fetch-Site");
  if (site !== null && site !== "same-origin" && site !== "none") return false;
  const origin = headers.get("Origin");
  if (origin === null) return true;
  const from = URL.parse(origin);
  return (
    from !== null &&
    from.origin === origin.toLowerCase() &&
    from.host === headers.get("Host")?.toLowerCase() &&
    (protocol === undefined || from.protocol === `${protocol}:`)
  );
}
