import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { staticPaths } from "../../../app/static-paths.ts";
import { type RefusedStatus, refusedStatuses } from "../../http/refusals/refused-statuses.ts";
import type { FileEntry } from "../file-entry.ts";
import { describeFile, finishContent } from "../finish-file.ts";
import { pageKind, refusalKind } from "../page-kind.ts";
import { type PageStyles, readPageStyles } from "../page-styles.ts";
import { PageFailedError, type PageRenderer, type RenderedWith } from "../rendering/render-page.ts";
import { linkFiles } from "./link-files.ts";
import { type Entries, parts, readList, writeList } from "./release-list.ts";

export type ReleaseJob = RenderedWith & {
  /** The folder of the build whose pages these are. */
  build: string;
  /** A release of this build, or the build: what has not changed is linked from there. */
  base: string;
  /** An empty folder for the release. */
  to: string;
  /** The day that changed pages get in the sitemap; null where `pageDates` has it already. */
  changedOn: string | null;
};

/** URLs of the pages that differ from the base. */
export type RenderedRelease = { changed: string[] };

/**
 * Renders every page with these facts and writes a whole release. Pages that come out as they are
 * in the base are linked, the others compressed quickly.
 */
export async function renderRelease(
  job: ReleaseJob,
  { render }: Pick<PageRenderer, "render">,
): Promise<RenderedRelease> {
  const styles = await readPageStyles(job.build);
  const [clientPart, refusalPart] = parts;
  const base = {
    files: await readList(job.base, clientPart.list),
    refusals: await readList(job.base, refusalPart.list),
  };
  const changed: string[] = [];
  const sitemap = "/sitemap.xml";

  async function page(path: string, pageDates: RenderedWith["pageDates"]) {
    const entry = base.files[path];
    if (!entry) throw new PageFailedError(path, "the build has no such file");
    const text = await render(path, { facts: job.facts, pageDates });
    const finished = finishContent(entry.file, Buffer.from(text), styleOf(styles, entry.file));
    const { entry: next, isNew } = await place("client", entry, finished);
    base.files[path] = next;
    if (isNew) changed.push(path);
  }

  /** Writes the file when it differs from the base. */
  async function place(part: string, entry: FileEntry, content: Buffer) {
    const [from, to] = [join(job.base, part), join(job.to, part)];
    if (content.equals(await readFile(join(from, entry.file)))) return { entry, isNew: false };
    await mkdir(dirname(join(to, entry.file)), { recursive: true });
    await writeFile(join(to, entry.file), content);
    written.add(join(part, entry.file));
    return { entry: await describeFile(to, entry.file, content, "quickly"), isNew: true };
  }

  const written = new Set<string>();
  for (const path of staticPaths) if (path !== sitemap) await page(path, job.pageDates);
  const { changedOn } = job;
  const dates = changedOn
    ? { ...job.pageDates, ...Object.fromEntries(changed.map((path) => [path, changedOn])) }
    : job.pageDates;
  await page(sitemap, dates);
  for (const status of refusedStatuses) {
    const entry = base.refusals[status];
    if (!entry) throw new PageFailedError(`the page of ${status}`, "the build has none");
    const text = await render("/", job, status as RefusedStatus);
    const content = finishContent(entry.file, Buffer.from(text), styles[refusalKind]);
    base.refusals[status] = (await place(refusalPart.folder, entry, content)).entry;
  }

  const lists: readonly Entries[] = [base.files, base.refusals];
  for (const [at, { folder, list }] of parts.entries()) {
    const entries = lists[at] ?? {};
    for (const entry of Object.values(entries))
      if (!written.has(join(folder, entry.file)))
        await linkFiles(join(job.base, folder), join(job.to, folder), entry);
    await writeList(job.to, list, entries);
  }
  return { changed: changed.filter((path) => path !== sitemap) };
}

const styleOf = (styles: PageStyles, file: string) => styles[pageKind(file)];
