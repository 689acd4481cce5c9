import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { type Encoding, type FileEntry, isSameFile } from "../../publishing/file-entry";
import {
  type RefusedStatus,
  refusalsFolder,
  refusalsList,
  refusedStatuses,
} from "./refused-statuses";

export type RefusalPage = {
  entry: FileEntry;
  plain: Buffer;
  encoded: Partial<Record<Encoding, Buffer>>;
};

export type RefusalPages = Readonly<Record<RefusedStatus, RefusalPage>>;

/**
 * Reads the pages of refusals into memory: they are sent by the thousand to clients that send bad
 * requests by the thousand, and must work when no more files can be opened.
 * @param folder of a finished build, or a release
 * @param before those of the release before: what is the same is taken over
 */
export async function readRefusalPages(
  folder: string,
  before?: RefusalPages,
): Promise<RefusalPages> {
  const entries = JSON.parse(await readFile(join(folder, refusalsList), "utf8"));
  const pages: [RefusedStatus, RefusalPage][] = [];
  // One after the other, so that visitors are answered in between.
  for (const status of refusedStatuses) {
    const entry: FileEntry = entries[status];
    const known = before?.[status];
    const isKnown = known && isSameFile(known.entry, entry);
    pages.push([status, isKnown ? known : await readPage(join(folder, refusalsFolder), entry)]);
  }
  return Object.fromEntries(pages) as RefusalPages;
}

async function readPage(folder: string, entry: FileEntry): Promise<RefusalPage> {
  const name = join(folder, entry.file);
  const encoded: RefusalPage["encoded"] = {};
  for (const encoding of entry.encodings) encoded[encoding] = await readFile(`${name}.${encoding}`);
  return { entry, plain: await readFile(name), encoded };
}
