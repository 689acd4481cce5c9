import { isLoopback } from "~/core/config/unsafe-settings";

const loopback = ["localhost", "127.0.0.1", "[::1]"];

/**
 * The host names under which the site responds: that of SITE_URL, on any port. A site on the
 * reader's own machine responds to all names of that machine.
 */
export function ownHosts(siteUrl: string): readonly string[] {
  const { hostname } = new URL(siteUrl);
  return isLoopback(hostname) ? [...new Set([...loopback, hostname])] : [hostname];
}

/** Supervisors and load balancers use the process's IP address and know no name. */
const healthChecks = ["/healthz", "/readyz"];
const isAddress = (hostname: string) => /^(\[.*\]|[\d.]+)$/.test(hostname);

/** Whether a request with this Host header, for this path, is meant for the site (RFC 9110 section 7.4). */
export function makeIsOwnHost(siteUrl: string): (host: string, path: string) => boolean {
  const own = ownHosts(siteUrl);
  return (host, path) => {
    const hostname = host.toLowerCase().replace(/:\d*$/, "");
    return own.includes(hostname) || (healthChecks.includes(path) && isAddress(hostname));
  };
}

/**
 * Whether a post comes from a page of this site. Browsers send the origin and no page can change
 * it; a client that sends none is no browser, holds no visitor's cookies and may post.
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
