import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { FileEntry } from "../file-entry.ts";
import { describeFile } from "../finish-file.ts";
import { linkFiles } from "./link-files.ts";
import { parts, readList, writeList } from "./release-list.ts";

/**
 * Writes the same release again, compressed as small as possible. Gives false, and leaves an
 * unfinished folder, when `isWanted` says that it was replaced meanwhile.
 */
export async function compressRelease(from: string, to: string, isWanted: () => Promise<boolean>) {
  for (const { folder, list } of parts) {
    const entries = await readList(from, list);
    for (const [name, entry] of Object.entries(entries)) {
      if (!entry.quick) await linkFiles(join(from, folder), join(to, folder), entry);
      else if (!(await isWanted())) return false;
      else entries[name] = await compressEntry(join(from, folder), join(to, folder), entry);
    }
    await writeList(to, list, entries);
  }
  return true;
}

async function compressEntry(from: string, to: string, entry: FileEntry): Promise<FileEntry> {
  // The file itself stays; its variants are written anew.
  await linkFiles(from, to, { ...entry, encodings: [] });
  return describeFile(to, entry.file, await readFile(join(from, entry.file)));
}
