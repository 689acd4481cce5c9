/** The same for pages with parts with state, which open no dialogs. */
import { enhanceIslands } from "./islands";
import { enhanceSiteMenu } from "./site-menu";
import { enhanceWideParts } from "./wide-parts";

enhanceSiteMenu();
enhanceIslands();
enhanceWideParts();
