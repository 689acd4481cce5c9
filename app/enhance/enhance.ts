/** The inline script of pages without islands. It adds keyboard and pointer behavior to native elements. */

import { enhanceDialogLinks } from "./dialog-links";
import { enhanceDiscreet } from "./discreet";
import { fetchAfterLoad } from "./fetch-after-load";
import { keepQuestionInSight } from "./keep-question-in-sight";
import { loadScriptsForWideScreens } from "./scripts-for-wide-screens";
import { loadScriptsOnDemand } from "./scripts-on-demand";
import { shrinkHeader } from "./shrink-header";
import { enhanceSiteMenu } from "./site-menu";

enhanceSiteMenu();
enhanceDiscreet();
shrinkHeader();
keepQuestionInSight();
enhanceDialogLinks();
carrySubject();
loadScriptsOnDemand();
fetchAfterLoad();
loadScriptsForWideScreens();

/** Adds the subject to a fixed link when it is followed to the form. */
function carrySubject() {
  document.addEventListener("click", ({ target }) => {
    const link = (target as Element).closest<HTMLAnchorElement>("a[data-about]");
    if (link) link.search = `?about=${link.dataset.about}`;
  });
}
