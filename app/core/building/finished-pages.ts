/** build/server/finished-pages.js, for tests and measurements: the pages with the build's own facts. */

import { makePageSet } from "~/core/pages/page-set";
import { buildFolder, readPageStyles } from "~/core/pages/page-styles";
import { renderPage } from "~/core/pages/render-page";
import { currentFacts } from "~/facts/current-facts";

export { renderPage };

/** Every page as it is served over https. */
export async function finishedPages() {
  const options = { render: renderPage, styles: readPageStyles(buildFolder), https: true };
  const input = { facts: currentFacts(), pageDates: {} };
  const { set } = await makePageSet(options, input, { before: null, changedOn: null });
  return set.pages;
}
