import { createServer, type RequestListener, type Server } from "node:http";
import type { Socket } from "node:net";
import type { Refusals } from "~/core/http/refusals/refusals";
import { limitConnections } from "./limit-connections";

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
