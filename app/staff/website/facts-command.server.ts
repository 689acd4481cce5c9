import { buildFolder } from "~/core/build-folder";
import { readConfig } from "~/core/config/config";
import { openDatabase } from "~/core/db/open";
import { makeLogger } from "~/core/log/logger";
import { readHead } from "~/core/pages/content-versions";
import { readPageStyles } from "~/core/pages/page-styles";
import { currentFacts as builtFacts } from "~/facts/current-facts";
import { runFactsProgram } from "./facts-program.server";
import { openSite } from "./open-site.server";

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
      const { renderPage } = await import("~/core/pages/built-pages");
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
