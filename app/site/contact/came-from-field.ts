/** The path of the page before, which only the browser knows: sent beside the form's own fields. */
export const cameFromField = "cameFrom";
