/** The script that pages without islands carry inline. It gives native elements their keyboard manners. */
import { enhanceAfterLoad } from "./after-load";
import { enhanceDialogLinks } from "./dialog-links";
import { enhanceLateParts } from "./late-parts";
import { enhanceSiteMenu } from "./site-menu";
import { enhanceWideParts } from "./wide-parts";

enhanceSiteMenu();
enhanceDialogLinks();
enhanceLateParts();
enhanceAfterLoad();
enhanceWideParts();
