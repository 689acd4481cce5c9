import type { IncomingMessage, Server } from "node:http";
import { isIP, type Socket } from "node:net";

/** Milliseconds. A phone on a bad line sends its form in a few seconds. */
export const timeLimits = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  /** How often the two limits above are checked. */
  connectionsCheckingInterval: 1000,
  /** nginx closes an idle connection earlier (ops/nginx.conf). */
  keepAliveTimeout: 15_000,
  /** Without a byte in either direction, also during a response. */
  idle: 60_000,
};

/** Connections that one IP address may have at once. */
const mostPerIp = 64;
/** Connections of all IP addresses, below the process's limit of open files. */
const mostInTotal = 4000;

/**
 * Prevents one client from using up all connections. When an IP address has too many, its oldest
 * connection without a complete request is closed. Trusted proxies are not counted: they have
 * limits of their own.
 */
export function limitConnections(
  server: Server,
  { isTrusted, perIp = mostPerIp }: { isTrusted: (ipAddress: string) => boolean; perIp?: number },
) {
  /** Connections by IP address, the oldest first. */
  const held = new Map<string, Set<Socket>>();
  const requests = new WeakMap<Socket, IncomingMessage>();
  server.maxConnections = mostInTotal;

  server.on("connection", (socket: Socket) => {
    const ipAddress = (socket.remoteAddress ?? "").replace(/^::ffff:(?=[\d.]+$)/i, "");
    if (isTrusted(ipAddress)) return;
    const block = ipBlock(ipAddress);
    const sockets = held.get(block) ?? new Set();
    if (sockets.size >= perIp) {
      const closed = [...sockets].find((one) => !requests.get(one)?.complete) ?? socket;
      sockets.delete(closed);
      closed.destroy();
      if (closed === socket) return;
    }
    held.set(block, sockets.add(socket));
    socket.once("close", () => {
      if (sockets.delete(socket) && sockets.size === 0) held.delete(block);
    });
  });
  server.prependListener("request", (request, response) => {
    const { socket } = request;
    requests.set(socket, request);
    response.once("close", () => {
      if (requests.get(socket) === request) requests.delete(socket);
    });
  });
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
