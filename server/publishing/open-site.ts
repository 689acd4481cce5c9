import { join } from "node:path";
import type { Kysely } from "kysely";
import type { SiteDesk } from "../../app/contracts/site-desk";
import type { Facts } from "../../app/facts/facts-schema";
import type { Config } from "../config";
import type { Schema } from "../db/schema";
import type { CurrentRelease } from "../http/release";
import type { Logger } from "../logger";
import { repeat } from "../repeat";
import { makeImportFacts } from "./desk/import-facts";
import { makeSiteDesk } from "./desk/make-site-desk";
import { makePublishDue } from "./desk/scheduled";
import { openLiveSite, workerFile } from "./live-site";
import { openLastGood } from "./open-last-good";
import { makePublishFacts } from "./publish-facts";
import { makeRenderWorker } from "./rendering/start-render-worker";
import { UnfitFactsError } from "./versions/content-versions";

/** How often a process looks whether another one has published. */
const lookEveryMs = 5000;

export type Site = {
  currentFacts: () => Facts;
  currentRelease: CurrentRelease;
  /** null with --last-good: nothing can be published. */
  publishing: { desk: SiteDesk; importFacts: ReturnType<typeof makeImportFacts> } | null;
  stop: () => Promise<void>;
};

/** What is served, from the published facts, or with `lastGood` as it was served last. */
export async function openSite({
  db,
  clock,
  logger,
  config,
  build,
  ownFacts,
  lastGood,
}: {
  db: Kysely<Schema>;
  clock: () => Date;
  logger: Logger;
  config: Pick<Config, "siteUrl" | "dataDir" | "databaseKeyFile" | "mail" | "payments">;
  /** The folder of the build. */
  build: string;
  ownFacts: Facts;
  lastGood: boolean;
}): Promise<Site> {
  const https = config.siteUrl.startsWith("https:");
  const releases = join(config.dataDir, "releases");
  if (lastGood) {
    const { release, facts, version } = await openLastGood({ releases, ownFacts, https });
    logger.warn({ version }, "the last release is served as it is, nothing can be published");
    return {
      currentFacts: () => facts,
      currentRelease: () => release,
      publishing: null,
      stop: async () => {},
    };
  }
  const worker = makeRenderWorker(workerFile(build));
  const live = await openLiveSite({
    ...{ db, clock, logger, build, releases, ownFacts, https, worker },
  }).catch((error) => {
    if (!(error instanceof UnfitFactsError)) throw error;
    throw new Error(`${error.message}\n${whatToDo}`);
  });
  const publish = makePublishFacts({ db, clock, site: live, ownFacts });
  const parts = { db, clock, live, worker, ownFacts, build, publish };
  const desk = makeSiteDesk(parts, {
    sendsMail: config.mail.smtpUrl !== null,
    takesPayments: config.payments.secretKey !== "",
    isEncrypted: config.databaseKeyFile !== null,
  });
  const publishDue = makePublishDue(parts);
  const look = async () => {
    await live.look();
    await publishDue();
  };
  const watch = repeat(look, { everyMs: lookEveryMs, name: "look for a version", logger });
  return {
    currentFacts: live.currentFacts,
    currentRelease: live.currentRelease,
    publishing: { desk, importFacts: makeImportFacts(parts) },
    async stop() {
      await watch.stop();
      await live.stop();
    },
  };
}

const whatToDo =
  "Start the version of the site that published them, or serve the last release as it is: npm start -- --last-good";
