import type { MemoryFile, ServedFile } from "./files/memory-file";

/** Statuses with an error page: every status but 404 gets the page of 500. */
export const refusalStatuses = [404, 500] as const;

export type RefusalStatus = (typeof refusalStatuses)[number];

/** Kept in memory: they are also sent when no more files can be opened. */
export type RefusalPages = Readonly<Record<RefusalStatus, MemoryFile>>;

/**
 * All pages that are the same for every visitor, made for one set of facts and one day of the
 * clinic.
 */
export type PageSet = {
  /** Pages, and files for machines such as the sitemap, by path. */
  pages: Map<string, ServedFile>;
  refusalPages: RefusalPages;
};

/** The set that is served now. Call it for every request: it can be replaced at any time. */
export type CurrentPages = () => PageSet;
