import type { IncomingMessage, Server } from "node:http";
import type { Socket } from "node:net";
import { ipBlock } from "~/core/http/visitors/client-ip";

/** Connections that one IP address may have at once. */
const mostPerIp = 64;
/** Connections of all IP addresses, below the process's limit of open files. */
const mostInTotal = 4000;

/**
 * Prevents one client from using up all connections. When an IP address has too many, or the server
 * is full, the oldest connection without a complete request is closed, of the IP address with the
 * most connections. Trusted proxies are not counted: they have limits of their own.
 */
export function limitConnections(
  server: Server,
  {
    isTrusted,
    perIp = mostPerIp,
    ofAll = mostInTotal,
  }: { isTrusted: (ipAddress: string) => boolean; perIp?: number; ofAll?: number },
) {
  /** Connections by IP address, the oldest first. */
  const held = new Map<string, Set<Socket>>();
  const requests = new WeakMap<Socket, IncomingMessage>();
  let all = 0;

  const isUnfinished = (socket: Socket) => !requests.get(socket)?.complete;

  /** False when each of them has a request in progress. */
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

  /** Closes an unfinished connection of the IP address with the most, or else of the next. */
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
