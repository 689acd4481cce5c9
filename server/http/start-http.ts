import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { getRequestListener } from "@hono/node-server";
import type { Kysely } from "kysely";
import type { ServerBuild } from "react-router";
import type { Services } from "../../app/context";
import type { Config } from "../config";
import type { Schema } from "../db/schema";
import type { Logger } from "../logger";
import { makeApp } from "./app";
import { makeBodyBudgets } from "./body-budget";
import { openStaticFiles } from "./files/static-files";
import { makeHealth } from "./health";
import { listen } from "./listen-on-port";
import { startMetrics } from "./metrics";
import { makeNodeServer } from "./node-server";
import { makeOverload } from "./overload";
import { makeNotFoundPages } from "./refusals/not-found-pages";
import { readRefusalPages } from "./refusals/refusal-pages";
import { makeRefusals } from "./refusals/refusals";
import { makeRenderer } from "./renderer";
import { makeListener } from "./request-listener";
import { makeClientOf, makeIsTrusted } from "./visitors/client-address";
import { makePostLimits } from "./visitors/post-limits";
import { makeVisitorKey } from "./visitors/visitor-key";
import type { ReceiveWebhook } from "./webhook";

/** Where the build is: this file runs bundled, as build/server/main.js. */
const buildFolder = join(import.meta.dirname, "..");

/** Serves the site; `stop` finishes what is in flight, for at most `withinMs`. */
export async function startHttp({
  config,
  logger,
  services,
  db,
  clock,
  visitorSecret,
  receiveWebhook,
}: {
  config: Config;
  logger: Logger;
  services: Services;
  db: Kysely<Schema>;
  clock: () => Date;
  /** Shared by all processes; names visitors where their attempts are counted. */
  visitorSecret: Buffer;
  receiveWebhook: ReceiveWebhook;
}) {
  const { siteUrl } = config;
  const https = siteUrl.startsWith("https:");
  const files = await openStaticFiles(join(buildFolder, "client"), { https });
  const build = (await import("./index.js" as string)) as ServerBuild;
  const render = makeRenderer({ build, services, logger, https });
  const pages = await readRefusalPages(buildFolder);
  const refusals = makeRefusals({
    pages,
    notFound: makeNotFoundPages(pages[404], files.pages),
    https,
    siteUrl,
  });
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
  const listener = makeListener({ files, app: rest, refusals, clientOf, siteUrl, logger });
  const metrics =
    config.metricsPort === null ? null : await startMetrics({ port: config.metricsPort, db });
  if (metrics) logger.info(`metrics are at http://localhost:${metrics.port}/metrics`);
  const server = makeNodeServer(
    metrics ? metrics.counting(listener) : listener,
    refusals,
    makeIsTrusted(config.trustedProxies),
  );
  await listen(server, { port: config.port, host: config.host, settings: "PORT or HOST" });
  const { port } = server.address() as AddressInfo;

  return {
    address: `http://${config.host === "127.0.0.1" ? "localhost" : config.host}:${port}`,
    async stop(withinMs: number) {
      const closed = new Promise((resolve) => server.close(resolve));
      // Connections become idle one by one, as their last answers end.
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
