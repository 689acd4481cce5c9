import type { MemoryFile, ServedFile } from "./files/memory-file";

/** The statuses of the two error pages: the page of 500 is sent with every status but 404. */
export const refusalStatuses = [404, 500] as const;

export type RefusalStatus = (typeof refusalStatuses)[number];

/** Kept in memory: they are also sent when no more files can be opened. */
export type RefusalPages = Readonly<Record<RefusalStatus, MemoryFile>>;

/** All that is the same for every visitor, made for one set of facts on one day of the clinic. */
export type PageSet = {
  /** Pages, and files for machines such as the sitemap, by path. */
  pages: Map<string, ServedFile>;
  refusalPages: RefusalPages;
};

/** The set that is served now. Call it at every request: the next one may be another. */
export type CurrentPages = () => PageSet;
