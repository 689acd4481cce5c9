/** The inline script of pages with islands, which have no cards that open dialogs. */
import { enhanceIslands } from "./islands";
import { loadScriptsForWideScreens } from "./scripts-for-wide-screens";
import { enhanceSiteMenu } from "./site-menu";

enhanceSiteMenu();
enhanceIslands();
loadScriptsForWideScreens();
