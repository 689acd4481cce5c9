import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Encoding, FileEntry } from "../../publishing/file-entry";
import {
  type RefusedStatus,
  refusalsFolder,
  refusalsList,
  refusedStatuses,
} from "./refused-statuses";

export type RefusalPage = {
  plain: Buffer;
  encoded: Partial<Record<Encoding, Buffer>>;
  /** Hashes of the inline scripts and styles. */
  scripts: readonly string[];
  styles: readonly string[];
};

export type RefusalPages = Readonly<Record<RefusedStatus, RefusalPage>>;

/**
 * Reads the pages of refusals into memory: they are sent by the thousand to clients that send bad
 * requests by the thousand, and must work when no more files can be opened.
 * @param folder of a finished build
 */
export async function readRefusalPages(folder: string): Promise<RefusalPages> {
  const entries = JSON.parse(await readFile(join(folder, refusalsList), "utf8"));
  const read = async ({ file, encodings, scripts, styles }: FileEntry): Promise<RefusalPage> => {
    const name = join(folder, refusalsFolder, file);
    const encoded = await Promise.all(
      encodings.map(async (encoding) => [encoding, await readFile(`${name}.${encoding}`)] as const),
    );
    return {
      plain: await readFile(name),
      encoded: Object.fromEntries(encoded),
      scripts,
      styles,
    };
  };
  return Object.fromEntries(
    await Promise.all(refusedStatuses.map(async (one) => [one, await read(entries[one])] as const)),
  ) as RefusalPages;
}
