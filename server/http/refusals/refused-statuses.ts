/** The error statuses that have a page, which the build renders. */
export const refusedStatuses = [
  400, 403, 404, 405, 408, 413, 414, 415, 417, 426, 429, 431, 500, 503,
] as const;

export type RefusedStatus = (typeof refusedStatuses)[number];

/** Below build: their pages. They have no address of their own. */
export const refusalsFolder = "refusals";
/** Below build: the list of their files, by status. */
export const refusalsList = "refusals.json";
