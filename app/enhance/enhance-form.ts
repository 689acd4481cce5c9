/** The inline script of pages with islands, which have no cards that open dialogs. */

import { enhanceDiscreet } from "./discreet";
import { enhanceIslands } from "./islands";
import { focusNamedFields } from "./named-field";
import { loadScriptsForWideScreens, loadScriptsOnDemand } from "./scripts-on-demand";
import { enhanceSiteMenu, shrinkHeader } from "./site-menu";

enhanceSiteMenu();
enhanceDiscreet();
focusNamedFields();
shrinkHeader();
enhanceIslands();
loadScriptsForWideScreens();
loadScriptsOnDemand();
