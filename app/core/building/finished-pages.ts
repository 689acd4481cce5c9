/** build/server/finished-pages.js, for tests and measurements: the pages with the build's own facts. */
import { currentFacts } from "../../app/facts/current-facts";
import { buildFolder } from "../build-folder";
import { renderPage } from "../http/pages/built-pages";
import { makePageSet } from "../http/pages/page-set";
import { readPageStyles } from "../http/pages/page-styles";

export { renderPage };

/** Every page as it is served over https. */
export async function finishedPages() {
  const options = { render: renderPage, styles: readPageStyles(buildFolder), https: true };
  const input = { facts: currentFacts(), pageDates: {} };
  const { set } = await makePageSet(options, input, { before: null, changedOn: null });
  return set.pages;
}
