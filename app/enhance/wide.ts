/** From this width on the header shows the navigation (styles/frame/header.css). */
export const wide = matchMedia("(width >= 68rem)");
