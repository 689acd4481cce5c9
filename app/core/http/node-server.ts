import { createServer, type IncomingMessage, type RequestListener, type Server } from "node:http";
import type { Socket } from "node:net";
import { ipBlock } from "./client-ip";
import type { Refusals } from "./refusals";

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

/** Node's HTTP server with the site's limits: idle and slow connections are closed. */
export function makeNodeServer(
  listener: RequestListener,
  refusals: Refusals,
  isTrusted: (ipAddress: string) => boolean,
  { idle, ...timeouts } = timeLimits,
) {
  const server = createServer(
    {
      ...timeouts,
      maxHeaderSize: 16 * 1024,
      // The listener refuses a missing Host with the site's own page.
      requireHostHeader: false,
    },
    listener,
  );
  server.timeout = idle;
  limitConnections(server, { isTrusted });
  respondToClientErrors(server, refusals);
  return server;
}

type ErrorResponse = { status: number; reason: string };

const responses: Record<string, ErrorResponse> = {
  HPE_HEADER_OVERFLOW: { status: 431, reason: "Request Header Fields Too Large" },
  HPE_CHUNK_EXTENSIONS_OVERFLOW: { status: 413, reason: "Content Too Large" },
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, reason: "Request Timeout" },
};
const unreadable: ErrorResponse = { status: 400, reason: "Bad Request" };

/** Requests that Node itself refuses (unreadable, too slow, too long) get the site's page and headers. */
function respondToClientErrors(server: Server, refusals: Refusals) {
  server.on("clientError", (error: NodeJS.ErrnoException, socket: Socket) => {
    // A part of a response has been sent: a second one would confuse proxies.
    const begun = (socket as Socket & { _httpMessage?: { headersSent: boolean } })._httpMessage
      ?.headersSent;
    if (error.code === "ECONNRESET" || !socket.writable || begun) {
      socket.destroy();
      return;
    }
    const { status, reason } = responses[error.code ?? ""] ?? unreadable;
    socket.end(refusals.raw(status, reason));
    // Closes the connection even when the client does not read the response.
    setTimeout(() => socket.destroy(), 2000).unref();
  });
  server.on("checkExpectation", (request, response) => {
    refusals.send(request, response, 417, { Connection: "close" });
  });
}

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

/**
 * Resolves when `server` listens. Throws an error that is written for the person who starts the
 * site: it names the settings that `host` and `port` come from.
 */
export async function listenOnPort(
  server: Server,
  { port, host, settings }: { port: number; host: string; settings: string },
) {
  await new Promise<void>((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => {
      const why = error.code === "EADDRINUSE" ? "another program has it" : error.code;
      reject(
        new Error(`The site cannot listen on ${host}, port ${port}: ${why}. Set ${settings}.`),
      );
    });
    // Queue of pending connections; beyond it clients retry only after seconds.
    server.listen({ port, host, backlog: 4096 }, resolve);
  });
}
