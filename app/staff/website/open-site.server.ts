import { rm } from "node:fs/promises";
import { join } from "node:path";
import type { Config } from "~/core/config/config";
import { repeat } from "~/core/jobs/run-periodically";
import { UnfitFactsError } from "~/core/pages/content-versions";
import { type LiveOptions, openLiveSite } from "~/core/pages/live-site";
import { makeImportFacts } from "./import-facts.server";
import { makeSiteDesk } from "./make-site-desk.server";
import { makePublishFacts } from "./publish-facts.server";
import { makePublishDue } from "./scheduled.server";

/** How often a process looks whether another one has published, in ms. */
const lookEveryMs = 5000;

/** Renders the published facts, and offers what the desk does with them. */
export async function openSite({
  config,
  ...options
}: Omit<LiveOptions, "https"> & {
  config: Pick<Config, "siteUrl" | "dataDir" | "databaseKeyFile" | "mail" | "payments">;
}) {
  const { db, clock, logger, ownFacts } = options;
  const https = config.siteUrl.startsWith("https:");
  const live = await openLiveSite({ ...options, https }).catch((error) => {
    if (!(error instanceof UnfitFactsError)) throw error;
    throw new Error(`${error.message}\n${whatToDo}`);
  });
  // Earlier versions of the site kept rendered pages there.
  await rm(join(config.dataDir, "releases"), { recursive: true, force: true });
  const publish = makePublishFacts({ db, clock, site: live, ownFacts });
  const parts = { ...options, live, publish };
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
    currentPages: live.currentPages,
    desk,
    importFacts: makeImportFacts(parts),
    async stop() {
      await watch.stop();
      await live.stop();
    },
  };
}

const whatToDo =
  "Start the version of the site that published them, correct them there, then update again.";
