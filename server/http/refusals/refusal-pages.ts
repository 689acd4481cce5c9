import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { FileEntry } from "../../publishing/finish-files";
import type { Encoding } from "../files/file-headers";
import {
  type RefusedStatus,
  refusalsFolder,
  refusalsList,
  refusedStatuses,
} from "./refused-statuses";

export type RefusalPage = {
  plain: Buffer;
  encoded: Partial<Record<Encoding, Buffer>>;
  /** Hashes of what is inline. */
  scripts: readonly string[];
  styles: readonly string[];
};

export type RefusalPages = Readonly<Record<RefusedStatus, RefusalPage>>;

/**
 * The pages of refusals as the build made them, in memory: whoever sends garbage by the thousand
 * gets the same bytes by the thousand, also when no file can be opened any more.
 */
export async function readRefusalPages(build: string): Promise<RefusalPages> {
  const entries = JSON.parse(await readFile(join(build, refusalsList), "utf8"));
  const read = async ({ file, encodings, scripts, styles }: FileEntry): Promise<RefusalPage> => {
    const name = join(build, refusalsFolder, file);
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
