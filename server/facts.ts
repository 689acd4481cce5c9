/** npm run facts: the build bundles it as build/server/facts.js, which commands/facts.mjs starts. */
import { join } from "node:path";
import { currentFacts as builtFacts } from "../app/facts/current-facts";
import { readConfig } from "./config";
import { openDatabase } from "./db/open";
import { makeLogger } from "./logger";
import { runFactsProgram } from "./publishing/facts-program";
import { openSite } from "./publishing/open-site";
import { readHead } from "./publishing/versions/content-versions";

/** Opens the database and the site when they are needed, and closes them at the end. */
export async function factsProgram(
  parameters: readonly string[],
  env: NodeJS.ProcessEnv,
): Promise<string> {
  const config = readConfig(env);
  const open = () => openDatabase(config);
  return runFactsProgram(parameters, {
    async readHead() {
      const { db, close } = await open();
      return readHead(db, builtFacts()).finally(close);
    },
    async importFacts(facts, asked) {
      const { db, close } = await open();
      try {
        const site = await openSite({
          ...{ db, config, clock: () => new Date(), logger: makeLogger("silent"), lastGood: false },
          build: join(import.meta.dirname, ".."),
          ownFacts: builtFacts(),
        });
        const { publishing } = site;
        if (!publishing) throw new Error("Nothing can be published.");
        return await publishing.importFacts(facts, asked).finally(site.stop);
      } finally {
        await close();
      }
    },
  });
}
