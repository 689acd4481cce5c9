import { createServer, type RequestListener } from "node:http";
import { respondToClientErrors } from "~/core/http/refusals/client-errors";
import type { Refusals } from "~/core/http/refusals/refusals";
import { limitConnections } from "./limit-connections";

/** Milliseconds. A phone on a bad line sends its form in a few seconds. */
export const timeLimits = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  /** How often the two above are checked. */
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
