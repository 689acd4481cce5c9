import type { AddressInfo } from "node:net";
import { getRequestListener } from "@hono/node-server";
import type { RequestHandler } from "react-router";
import type { App } from "~/core/app";
import { sharedSecret } from "~/core/secrets";
import { makePostLimits } from "../limits/attempt-limit";
import { makeLimitRequests } from "../limits/limit-requests";
import { withRequestId } from "../log/request-id";
import { makeApp, type RawPost } from "./app";
import { makeClientOf, makeIsTrusted, makeVisitorKey } from "./client-ip";
import { makeHealth } from "./health";
import type { Assets } from "./memory-file";
import { startMetrics } from "./metrics";
import { listenOnPort, makeNodeServer } from "./node-server";
import { makeRefusals } from "./refusals";
import { makeRenderer } from "./renderer";
import { makeRequestListener } from "./request-listener";

/** Serves the site. `stop` lets running requests end, for at most `withinMs` milliseconds. */
export async function startHttp(
  site: App,
  {
    assets,
    handleRequest,
    rawPosts,
    development,
  }: {
    assets: Assets;
    handleRequest: RequestHandler;
    rawPosts: readonly RawPost[];
    /** Only returns the listener: the development server listens itself. */
    development: boolean;
  },
) {
  const { config, db, logger } = site;
  const { currentPages } = site.site;
  const { siteUrl } = config;
  const https = siteUrl.startsWith("https:");
  const refusals = makeRefusals({ currentPages, https });
  const clientOf = makeClientOf(config.trustedProxies);
  const app = makeApp({
    render: makeRenderer(site, handleRequest),
    clientOf,
    limits: {
      rendered: makeLimitRequests(),
      forms: makeLimitRequests(),
      notifications: makeLimitRequests(),
    },
    rawPosts,
    https,
    logger,
    refuse: refusals.refuse,
    health: makeHealth(site),
    // All processes share the key from which visitors' keys are made.
    visitorKey: makeVisitorKey(await sharedSecret(db, "visitor-key")),
    countPost: makePostLimits(site),
  });

  const rest = getRequestListener(app.fetch);
  const listens = makeRequestListener(site, { assets, app: rest, refusals, clientOf });
  const uncounted: typeof listens = (request, response) =>
    withRequestId(request.headers["x-request-id"], () => listens(request, response));
  const metrics = config.metricsPort === null ? null : await startMetrics(site, config.metricsPort);
  if (metrics) logger.info(`metrics are at http://localhost:${metrics.port}/metrics`);
  const listener = metrics ? metrics.counting(uncounted) : uncounted;
  if (development) return { listener, url: siteUrl, stop: async () => metrics?.close() };
  const isTrusted = makeIsTrusted(config.trustedProxies);
  const server = makeNodeServer(listener, refusals, isTrusted);
  await listenOnPort(server, { port: config.port, host: config.host, settings: "PORT or HOST" });
  const { port } = server.address() as AddressInfo;

  return {
    listener,
    url: `http://${config.host === "127.0.0.1" ? "localhost" : config.host}:${port}`,
    async stop(withinMs: number) {
      const closed = new Promise((resolve) => server.close(resolve));
      // A connection becomes idle when its last response ends.
      const closeIdle = setInterval(() => server.closeIdleConnections(), 50);
      const lostAuditEnd = setTimeout(() => server.closeAllConnections(), withinMs);
      await closed;
      clearInterval(closeIdle);
      clearTimeout(lostAuditEnd);
      metrics?.close();
    },
  };
}
