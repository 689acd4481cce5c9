/** build/server/finished-pages.js, for tests and measurements: the pages with the build's own facts. */

import { join } from "node:path";
import { type HourLight, hourLights } from "~/content/en/pictures";
import type { PageSet } from "~/core/http/memory-file";
import { factsOn } from "~/core/pages/live-site";
import { compressInto, makePageSet, renderAgain } from "~/core/pages/page-set";
import {
  buildFolder,
  compressedFolder,
  type PageStyles,
  readPageStyles,
} from "~/core/pages/page-styles";
import { renderPage } from "~/core/pages/render-page";
import { litPaths, writeRendered } from "~/core/pages/rendered-pages";
import { currentFacts } from "~/facts/current-facts";
import { dayText } from "~/facts/hours/local-date";
import { clinicDay } from "~/facts/hours/zoned-time.server";

export { renderPage };

/** The build's own facts, as they apply today. */
const input = () => ({
  facts: factsOn(currentFacts(), dayText(clinicDay(new Date()))),
  pageDates: {},
});

/** Every page, by path, as it is served over https in the light of the morning. */
export async function finishedPages() {
  const compressedPages = join(buildFolder, compressedFolder);
  const styles = readPageStyles(buildFolder);
  const options = { styles, compressedPages, render: renderPage, https: true };
  const { set } = await makePageSet(options, input(), { before: null, changedOn: null });
  return set.pages;
}

/** Renders and compresses the pages in each light, so that a start does neither. */
export async function storeFinishedPages(folder: string, styles: PageStyles) {
  const options = { styles, compressedPages: null, render: renderPage, https: true };
  const today = input();
  const { set } = await makePageSet(options, today, { before: null, changedOn: null });
  const sets = new Map<HourLight, PageSet>();
  for (const light of hourLights)
    sets.set(light, await renderAgain(options, litPaths, { ...today, light }, set));
  await compressInto(folder, sets.values());
  await writeRendered(folder, today, sets);
}
