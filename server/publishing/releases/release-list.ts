import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { refusalsFolder, refusalsList } from "../../http/refusals/refused-statuses.ts";
import type { FileEntry } from "../file-entry.ts";

export type Entries = Record<string, FileEntry>;

/** The two parts of a release: what has a URL, and the pages of refusals. */
export const parts = [
  { folder: "client", list: "files.json" },
  { folder: refusalsFolder, list: refusalsList },
] as const;

/** @param release a folder, also that of the build */
export const readList = async (release: string, list: string): Promise<Entries> =>
  JSON.parse(await readFile(join(release, list), "utf8"));

export const writeList = (release: string, list: string, entries: Entries) =>
  writeFile(join(release, list), JSON.stringify(entries));
