/** The script that pages without islands carry inline. It gives native elements their keyboard manners. */
import { enhanceDialogLinks } from "./dialog-links";
import { enhanceLateParts } from "./late-parts";
import { enhancePictures } from "./pictures";
import { enhanceSiteMenu } from "./site-menu";
import { enhanceWideParts } from "./wide-parts";

enhanceSiteMenu();
enhanceDialogLinks();
enhanceLateParts();
enhancePictures();
enhanceWideParts();
