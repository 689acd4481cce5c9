/** From this width on the header shows the navigation (ui/styles/header.css). */
export const wide = matchMedia("(width >= 68rem)");
