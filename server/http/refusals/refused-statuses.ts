/** What the site refuses with; the build renders a page for each. */
export const refusedStatuses = [
  400, 403, 404, 405, 408, 413, 414, 415, 417, 426, 429, 431, 500, 503,
] as const;

export type RefusedStatus = (typeof refusedStatuses)[number];

/** Below build: their pages, which are sent in the place of others and have no address. */
export const refusalsFolder = "refusals";
/** The list of them, by status. */
export const refusalsList = "refusals.json";
