/** The inline script of pages with islands, which have no cards that open dialogs. */

import { enhanceDiscreet } from "./discreet";
import { enhanceIslands } from "./islands";
import { loadScriptsForWideScreens } from "./scripts-for-wide-screens";
import { loadScriptsOnDemand } from "./scripts-on-demand";
import { shrinkHeader } from "./shrink-header";
import { enhanceSiteMenu } from "./site-menu";

enhanceSiteMenu();
enhanceDiscreet();
shrinkHeader();
enhanceIslands();
loadScriptsForWideScreens();
loadScriptsOnDemand();
