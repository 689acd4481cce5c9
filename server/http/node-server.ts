import { createServer, type RequestListener } from "node:http";
import { answerClientErrors } from "./refusals/client-errors";
import type { Refusals } from "./refusals/refusals";
import { limitConnections } from "./visitors/limit-connections";

/** Milliseconds. A phone on a bad line sends its form in a few seconds. */
export const patience = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  /** How often the two above are looked at. */
  connectionsCheckingInterval: 1000,
  keepAliveTimeout: 15_000,
  /** Without a byte in either direction, also while an answer is read. */
  idle: 60_000,
};

/** Node's server with the site's limits: nobody holds a connection by doing nothing with it. */
export function makeNodeServer(
  listener: RequestListener,
  refusals: Refusals,
  isTrusted: (address: string) => boolean,
  { idle, ...timeouts } = patience,
) {
  const server = createServer(
    {
      ...timeouts,
      maxHeaderSize: 16 * 1024,
      // The listener refuses it with a page of ours.
      requireHostHeader: false,
    },
    listener,
  );
  server.timeout = idle;
  limitConnections(server, { isTrusted });
  answerClientErrors(server, refusals);
  return server;
}
