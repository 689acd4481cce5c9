/** The inline script of pages without islands. It adds keyboard and pointer behavior to native elements. */

import { carrySubject } from "./carry-subject";
import { enhanceDialogLinks } from "./dialog-links";
import { fetchAfterLoad } from "./fetch-after-load";
import { keepQuestionInSight } from "./keep-question-in-sight";
import { loadScriptsForWideScreens } from "./scripts-for-wide-screens";
import { loadScriptsOnDemand } from "./scripts-on-demand";
import { shrinkHeader } from "./shrink-header";
import { enhanceSiteMenu } from "./site-menu";

enhanceSiteMenu();
shrinkHeader();
keepQuestionInSight();
enhanceDialogLinks();
carrySubject();
loadScriptsOnDemand();
fetchAfterLoad();
loadScriptsForWideScreens();
