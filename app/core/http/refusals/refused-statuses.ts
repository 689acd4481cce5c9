/** The error statuses that have a page, rendered with the other pages. */
export const refusedStatuses = [
  400, 403, 404, 405, 408, 413, 414, 415, 417, 426, 429, 431, 500, 503,
] as const;

export type RefusedStatus = (typeof refusedStatuses)[number];
