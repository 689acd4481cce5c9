/** build/server/finished-pages.js, for tests and measurements: the pages with the build's own facts. */

import { join } from "node:path";
import { factsOn } from "~/core/pages/live-site";
import { type MakePagesOptions, makePageSet } from "~/core/pages/page-set";
import { buildFolder, compressedFolder, readPageStyles } from "~/core/pages/page-styles";
import { renderPage } from "~/core/pages/render-page";
import { currentFacts } from "~/facts/current-facts";
import { dayText } from "~/facts/hours/local-date";
import { clinicDay } from "~/facts/hours/zoned-time.server";

export { renderPage };

/** The build's own pages, as they are served over https today. */
export async function makeFinishedPages(
  options: Pick<MakePagesOptions, "styles" | "compressedPages">,
) {
  const facts = factsOn(currentFacts(), dayText(clinicDay(new Date())));
  const { set } = await makePageSet(
    { ...options, render: renderPage, https: true },
    { facts, pageDates: {} },
    { before: null, changedOn: null },
  );
  return set;
}

/** Every page, by path. */
export async function finishedPages() {
  const compressedPages = join(buildFolder, compressedFolder);
  const { pages } = await makeFinishedPages({
    styles: readPageStyles(buildFolder),
    compressedPages,
  });
  return pages;
}
