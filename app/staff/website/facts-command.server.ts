import { currentFacts as builtFacts } from "../app/facts/current-facts";
import { buildFolder } from "./build-folder";
import { readConfig } from "./config";
import { openDatabase } from "./db/open";
import { readPageStyles } from "./http/pages/page-styles";
import { makeLogger } from "./logger";
import { runFactsProgram } from "./publishing/facts-program";
import { openSite } from "./publishing/open-site";
import { readHead } from "./publishing/versions/content-versions";

/** npm run facts: opens the database and the site when they are needed, and closes them at the end. */
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
      const { renderPage } = await import("./http/pages/built-pages");
      const { db, close } = await open();
      try {
        const site = await openSite({
          ...{ db, config, clock: () => new Date(), logger: makeLogger("silent") },
          render: renderPage,
          styles: readPageStyles(buildFolder),
          ownFacts: builtFacts(),
        });
        return await site.importFacts(facts, asked).finally(site.stop);
      } finally {
        await close();
      }
    },
  });
}
