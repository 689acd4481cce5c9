import { openStaticFiles, type StaticFiles } from "./files/static-files";
import { makeNotFoundPages } from "./refusals/not-found-pages";
import { type RefusalPage, type RefusalPages, readRefusalPages } from "./refusals/refusal-pages";

/** One complete set of finished files. */
export type Release = {
  files: StaticFiles;
  refusalPages: RefusalPages;
  /** The page of 404 for a path. */
  notFoundPage: (path: string) => RefusalPage;
};

/** Gives the release that is served now. Ask at every request: the next one may be another. */
export type CurrentRelease = () => Release;

/**
 * @param folder of a finished build, with files.json
 * @param before the release that is served until then: what is the same is not read again
 */
export async function openRelease(
  folder: string,
  { https, before }: { https: boolean; before?: Release | undefined },
): Promise<Release> {
  const files = await openStaticFiles(folder, { https, ...(before && { before: before.files }) });
  const refusalPages = await readRefusalPages(folder, before?.refusalPages);
  const notFoundPage = makeNotFoundPages(refusalPages[404], files.pages);
  return { files, refusalPages, notFoundPage };
}
