import { createHmac } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { BlockList, isIP } from "node:net";
import { isLoopback } from "~/core/config/unsafe-settings";
import { ipBlock } from "~/core/limits/limit-connections";

export type Client = {
  /** Plain IPv4 or IPv6. */
  ipAddress: string;
  /** Protocol that a trusted proxy reports; undefined when none reports one. */
  protocol: "http" | "https" | undefined;
};

export type ClientOf = (request: IncomingMessage) => Client;

/**
 * Finds the client's IP address. X-Forwarded-For is read from its end, and only as far as the proxies
 * are trusted: what a visitor writes into the header comes before that and is never used.
 */
export function makeClientOf(trustedProxies: readonly string[]): ClientOf {
  const isTrusted = makeIsTrusted(trustedProxies);
  return (request) => {
    let ipAddress = plainIp(request.socket.remoteAddress ?? "") ?? "0.0.0.0";
    if (!isTrusted(ipAddress)) return { ipAddress, protocol: undefined };
    const hops = String(request.headers["x-forwarded-for"] ?? "").split(",");
    while (hops.length > 0 && isTrusted(ipAddress)) {
      const before = plainIp(hops.pop() ?? "");
      if (before === undefined) break;
      ipAddress = before;
    }
    const forwardedProto = String(request.headers["x-forwarded-proto"] ?? "")
      .split(",")
      .at(-1)
      ?.trim()
      .toLowerCase();
    return {
      ipAddress,
      protocol:
        forwardedProto === "https" || forwardedProto === "http" ? forwardedProto : undefined,
    };
  };
}

/** Whether a plain IP address is one of a trusted proxy. */
export function makeIsTrusted(trustedProxies: readonly string[]): (ipAddress: string) => boolean {
  const trusted = new BlockList();
  for (const range of trustedProxies) {
    const [ipAddress = "", prefix] = range.split("/");
    const family = isIP(ipAddress) === 6 ? "ipv6" : "ipv4";
    if (prefix === undefined) trusted.addAddress(ipAddress, family);
    else trusted.addSubnet(ipAddress, Number(prefix), family);
  }
  return (ipAddress) => trusted.check(ipAddress, isIP(ipAddress) === 6 ? "ipv6" : "ipv4");
}

/**
 * Without port, brackets, zone and the IPv6 form of an IPv4 address; undefined if it is no IP
 * address.
 */
function plainIp(text: string): string | undefined {
  const bare = text
    .trim()
    .replace(/^\[(.*)\](:\d+)?$/, "$1")
    .replace(/^([\d.]+):\d+$/, "$1")
    .replace(/%.*$/, "")
    .replace(/^::ffff:(?=[\d.]+$)/i, "");
  return isIP(bare) ? bare.toLowerCase() : undefined;
}

/** Makes the key under which an IP address's posts are counted. The IP address cannot be computed from it. */
export function makeVisitorKey(key: Buffer) {
  return (ipAddress: string) =>
    createHmac("sha256", key).update(ipBlock(ipAddress)).digest("base64url").slice(0, 22);
}

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
  // An extension or a referrer policy hides the origin; a page without one is "cross-site".
  if (origin === "null") return site === "same-origin";
  const from = URL.parse(origin);
  return (
    from !== null &&
    from.origin === origin.toLowerCase() &&
    from.host === headers.get("Host")?.toLowerCase() &&
    (protocol === undefined || from.protocol === `${protocol}:`)
  );
}
