/** The script every page carries inline. It gives native elements their keyboard manners. */
import { enhanceDialogs } from "./dialogs";
import { enhanceSiteMenu } from "./site-menu";
import { enhanceTabs } from "./tabs";
import { enhanceTreatmentsMenu } from "./treatments-menu";

enhanceTreatmentsMenu();
enhanceSiteMenu();
enhanceDialogs();
enhanceTabs();
