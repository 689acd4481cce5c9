/** The same for pages with parts with state, which have neither dialogs nor tabs. */
import { enhanceIslands } from "./islands";
import { enhanceSiteMenu } from "./site-menu";
import { enhanceTreatmentsMenu } from "./treatments-menu";

enhanceTreatmentsMenu();
enhanceSiteMenu();
enhanceIslands();
