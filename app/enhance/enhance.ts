/** The script that pages without islands carry inline. It gives native elements their keyboard manners. */

import { enhanceDialogLinks } from "./dialog-links";
import { enhanceAfterLoad } from "./fetch-after-load";
import { enhanceWideParts } from "./scripts-for-wide-screens";
import { enhanceLateParts } from "./scripts-on-demand";
import { enhanceSiteMenu } from "./site-menu";

enhanceSiteMenu();
enhanceDialogLinks();
enhanceLateParts();
enhanceAfterLoad();
enhanceWideParts();
