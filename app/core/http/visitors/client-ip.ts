import { createHmac } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { BlockList, isIP } from "node:net";

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
    const said = String(request.headers["x-forwarded-proto"] ?? "")
      .split(",")
      .at(-1)
      ?.trim()
      .toLowerCase();
    return { ipAddress, protocol: said === "https" || said === "http" ? said : undefined };
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

/** An IPv6 visitor can use any IP address of a /64, so all of a /64 count as one visitor. */
export function ipBlock(ipAddress: string): string {
  if (isIP(ipAddress) !== 6) return ipAddress;
  const [before = "", after] = ipAddress.split("::");
  const head = before.split(":").filter(Boolean);
  const tail = after?.split(":").filter(Boolean) ?? [];
  // An IPv4 ending of an IPv6 address counts as two groups.
  const length = head.length + tail.length + (ipAddress.includes(".") ? 1 : 0);
  const groups = [...head, ...Array.from({ length: 8 - length }, () => "0"), ...tail];
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(":")}::/64`;
}

/** Makes the key under which an IP address's posts are counted. The IP address cannot be computed from it. */
export function makeVisitorKey(key: Buffer) {
  return (ipAddress: string) =>
    createHmac("sha256", key).update(ipBlock(ipAddress)).digest("base64url").slice(0, 22);
}
