import type { AddressInfo } from "node:net";
import { getRequestListener } from "@hono/node-server";
import type { Kysely } from "kysely";
import type { ServerBuild } from "react-router";
import type { Services } from "../../app/context";
import type { Facts } from "../../app/facts/facts-schema";
import type { Config } from "../config";
import type { Schema } from "../db/schema";
import type { Logger } from "../logger";
import { makeApp } from "./app";
import { makeBodyBudgets } from "./body-budget";
import { makeHealth } from "./health";
import { listenOnPort } from "./listen-on-port";
import { startMetrics } from "./metrics";
import { makeNodeServer } from "./node-server";
import { makeOverload } from "./overload";
import { makeRefusals } from "./refusals/refusals";
import type { CurrentRelease } from "./release";
import { makeRenderer } from "./renderer";
import { makeRequestListener } from "./request-listener";
import { makeClientOf, makeIsTrusted } from "./visitors/client-address";
import { makePostLimits } from "./visitors/post-limits";
import { makeVisitorKey } from "./visitors/visitor-key";
import type { ReceiveWebhook } from "./webhook";

/** Serves the site. `stop` lets running requests end, for at most `withinMs` milliseconds. */
export async function startHttp({
  config,
  logger,
  services,
  currentFacts,
  currentRelease,
  db,
  clock,
  visitorSecret,
  receiveWebhook,
}: {
  config: Config;
  logger: Logger;
  services: Services;
  currentFacts: () => Facts;
  currentRelease: CurrentRelease;
  db: Kysely<Schema>;
  clock: () => Date;
  /** Shared by all processes: the key from which visitors' keys are made. */
  visitorSecret: Buffer;
  receiveWebhook: ReceiveWebhook;
}) {
  const { siteUrl } = config;
  const https = siteUrl.startsWith("https:");
  const build = (await import("./index.js" as string)) as ServerBuild;
  const render = makeRenderer({ build, services, currentFacts, logger, https });
  const refusals = makeRefusals({ currentRelease, https, siteUrl });
  const clientOf = makeClientOf(config.trustedProxies);
  const overload = makeOverload();
  const app = makeApp({
    render,
    clientOf,
    overload,
    bodies: makeBodyBudgets(config.bodyBudget),
    receiveWebhook,
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
  const listener = makeRequestListener({
    currentRelease,
    app: rest,
    refusals,
    clientOf,
    siteUrl,
    logger,
  });
  const metrics =
    config.metricsPort === null ? null : await startMetrics({ port: config.metricsPort, db });
  if (metrics) logger.info(`metrics are at http://localhost:${metrics.port}/metrics`);
  const server = makeNodeServer(
    metrics ? metrics.counting(listener) : listener,
    refusals,
    makeIsTrusted(config.trustedProxies),
  );
  await listenOnPort(server, { port: config.port, host: config.host, settings: "PORT or HOST" });
  const { port } = server.address() as AddressInfo;

  return {
    address: `http://${config.host === "127.0.0.1" ? "localhost" : config.host}:${port}`,
    async stop(withinMs: number) {
      const closed = new Promise((resolve) => server.close(resolve));
      // A connection becomes idle when its last answer ends.
      const closeIdle = setInterval(() => server.closeIdleConnections(), 50);
      const cutOff = setTimeout(() => server.closeAllConnections(), withinMs);
      await closed;
      clearInterval(closeIdle);
      clearTimeout(cutOff);
      overload.close();
      metrics?.close();
    },
  };
}
