import { openStaticFiles, type StaticFiles } from "./files/static-files";
import { makeNotFoundPages } from "./refusals/not-found-pages";
import { type RefusalPage, type RefusalPages, readRefusalPages } from "./refusals/refusal-pages";

/** One complete set of finished files. */
export type Release = {
  files: StaticFiles;
  refusalPages: RefusalPages;
  /** The page of 404 for an address. */
  notFoundPage: (path: string) => RefusalPage;
};

/** Gives the release that is served now. Ask at every request: the next one may be another. */
export type CurrentRelease = () => Release;

/** @param folder of a finished build, with files.json */
export async function openRelease(folder: string, { https }: { https: boolean }): Promise<Release> {
  const [files, refusalPages] = await Promise.all([
    openStaticFiles(folder, { https }),
    readRefusalPages(folder),
  ]);
  const notFoundPage = makeNotFoundPages(refusalPages[404], files.pages);
  return { files, refusalPages, notFoundPage };
}
