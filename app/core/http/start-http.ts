import type { AddressInfo } from "node:net";
import { getRequestListener } from "@hono/node-server";
import type { Kysely } from "kysely";
import type { RequestHandler } from "react-router";
import type { App } from "~/core/app";
import type { Config } from "~/core/config/config";
import type { Schema } from "~/core/db/schema";
import type { Logger } from "~/core/log/logger";
import type { Facts } from "~/facts/facts-schema";
import { makeApp, type RawPost } from "./app";
import type { CurrentPages, ServedFile } from "./files/memory-file";
import { makeHealth } from "./health";
import { makeLimitRequests } from "./limits/limit-requests";
import { makeNodeServer } from "./limits/node-server";
import { makePostLimits } from "./limits/post-limits";
import { listenOnPort } from "./listen-on-port";
import { startMetrics } from "./metrics";
import { makeRefusals } from "./refusals/refusals";
import { makeRenderer } from "./renderer";
import { makeRequestListener } from "./request-listener";
import { makeClientOf, makeIsTrusted, makeVisitorKey } from "./visitors/client-ip";

/** Serves the site. `stop` lets running requests end, for at most `withinMs` milliseconds. */
export async function startHttp({
  app: site,
  config,
  logger,
  currentFacts,
  currentPages,
  assets,
  handleRequest,
  db,
  clock,
  visitorSecret,
  rawPosts,
  development,
}: {
  app: App;
  config: Config;
  logger: Logger;
  currentFacts: () => Facts;
  currentPages: CurrentPages;
  assets: ReadonlyMap<string, ServedFile>;
  handleRequest: RequestHandler;
  db: Kysely<Schema>;
  clock: () => Date;
  /** Shared by all processes: the key from which visitors' keys are made. */
  visitorSecret: Buffer;
  rawPosts: readonly RawPost[];
  /** Only returns the listener: the development server listens itself. */
  development: boolean;
}) {
  const { siteUrl } = config;
  const https = siteUrl.startsWith("https:");
  const render = makeRenderer({ app: site, handleRequest, currentFacts, logger, https });
  const refusals = makeRefusals({ currentPages, https });
  const clientOf = makeClientOf(config.trustedProxies);
  const app = makeApp({
    render,
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
    health: makeHealth({
      db,
      clock,
      https,
      mailsToFiles: config.production && config.mail.smtpUrl === null,
    }),
    visitorKey: makeVisitorKey(visitorSecret),
    countPost: makePostLimits({ db, clock, limits: config.limits, logger }),
  });

  const rest = getRequestListener(app.fetch);
  const uncounted = makeRequestListener({
    currentPages,
    assets,
    app: rest,
    refusals,
    clientOf,
    siteUrl,
    logger,
  });
  const metrics =
    config.metricsPort === null ? null : await startMetrics({ port: config.metricsPort, db });
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
      const cutOff = setTimeout(() => server.closeAllConnections(), withinMs);
      await closed;
      clearInterval(closeIdle);
      clearTimeout(cutOff);
      metrics?.close();
    },
  };
}
