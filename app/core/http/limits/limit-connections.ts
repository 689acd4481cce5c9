import type { IncomingMessage, Server } from "node:http";
import type { Socket } from "node:net";
import { ipBlock } from "~/core/http/visitors/client-ip";

/** Connections that one IP address may have at once. */
const mostPerIp = 64;
/** All together, below what the process may open. */
const mostInTotal = 4000;

/**
 * Prevents anybody from using up all connections. When an IP address has too many, or the server is
 * full, the oldest unfinished connection of the IP address with most of them is closed: one that waits
 * for a request or its rest. Trusted proxies are not counted: they have limits of their own.
 */
export function limitConnections(
  server: Server,
  {
    isTrusted,
    perIp = mostPerIp,
    ofAll = mostInTotal,
  }: { isTrusted: (ipAddress: string) => boolean; perIp?: number; ofAll?: number },
) {
  /** The oldest first. */
  const held = new Map<string, Set<Socket>>();
  const requests = new WeakMap<Socket, IncomingMessage>();
  let all = 0;

  const isUnfinished = (socket: Socket) => !requests.get(socket)?.complete;

  /** False when all of them are being answered. */
  function closeOldest(sockets: Iterable<Socket>): boolean {
    for (const socket of sockets)
      if (isUnfinished(socket)) {
        release(socket);
        socket.destroy();
        return true;
      }
    return false;
  }

  const blocks = new WeakMap<Socket, string>();
  function release(socket: Socket) {
    const block = blocks.get(socket);
    const sockets = block === undefined ? undefined : held.get(block);
    if (block === undefined || !sockets?.delete(socket)) return;
    all--;
    if (sockets.size === 0) held.delete(block);
  }

  /** Closes a connection of the IP address with most, or of the next one with an unfinished one. */
  const closeOne = () =>
    [...held.values()].sort((a, b) => b.size - a.size).some((sockets) => closeOldest(sockets));

  server.on("connection", (socket: Socket) => {
    const ipAddress = (socket.remoteAddress ?? "").replace(/^::ffff:(?=[\d.]+$)/i, "");
    if (isTrusted(ipAddress)) return;
    const block = ipBlock(ipAddress);
    const sockets = held.get(block) ?? new Set();
    const hasCapacity =
      (sockets.size < perIp || closeOldest(sockets)) && (all < ofAll || closeOne());
    if (!hasCapacity) {
      socket.destroy();
      return;
    }
    // All its connections may have closed meanwhile.
    held.set(block, sockets.add(socket));
    blocks.set(socket, block);
    all++;
    socket.once("close", () => release(socket));
  });
  server.prependListener("request", (request, response) => {
    const { socket } = request;
    requests.set(socket, request);
    response.once("close", () => {
      if (requests.get(socket) === request) requests.delete(socket);
    });
  });
}
