import type { MemoryFile, ServedFile } from "./files/memory-file";

/** The error statuses that have a page, rendered with the other pages. */
export const refusedStatuses = [
  400, 403, 404, 405, 408, 413, 414, 415, 417, 426, 429, 431, 500, 503,
] as const;

export type RefusedStatus = (typeof refusedStatuses)[number];

/** Kept in memory: they are also sent when no more files can be opened. */
export type RefusalPages = Readonly<Record<RefusedStatus, MemoryFile>>;

/** All that is the same for every visitor, made for one set of facts on one day of the clinic. */
export type PageSet = {
  /** Pages, and files for machines such as the sitemap, by path. */
  pages: Map<string, ServedFile>;
  refusalPages: RefusalPages;
};

/** The set that is served now. Call it at every request: the next one may be another. */
export type CurrentPages = () => PageSet;
