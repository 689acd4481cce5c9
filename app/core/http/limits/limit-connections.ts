import type { IncomingMessage, Server } from "node:http";
import type { Socket } from "node:net";
import { ipBlock } from "~/core/http/visitors/client-ip";

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
