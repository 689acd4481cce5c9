/** The same for pages with parts with state, which open no dialogs. */
import { enhanceIslands } from "./islands";
import { enhanceWideParts } from "./scripts-for-wide-screens";
import { enhanceSiteMenu } from "./site-menu";

enhanceSiteMenu();
enhanceIslands();
enhanceWideParts();
