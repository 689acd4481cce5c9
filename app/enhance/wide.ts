/** From here on the header shows its navigation (styles/header.css). */
export const wide = matchMedia("(width >= 68rem)");
