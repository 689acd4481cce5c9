import { createServer, type RequestListener, type Server } from "node:http";
import type { Socket } from "node:net";
import { limitConnections, timeLimits } from "../limits/limit-connections";
import type { Refusals } from "./refusals";

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
