import { constants } from "node:fs";
import { copyFile, link, mkdir, stat, utimes } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { FileEntry } from "../file-entry.ts";

/**
 * Puts a file and its compressed variants into another release. They are the same files (hard
 * links) where the file system allows that, else copies.
 */
export async function linkFiles(from: string, to: string, { file, encodings }: FileEntry) {
  await mkdir(dirname(join(to, file)), { recursive: true });
  for (const ending of ["", ...encodings.map((encoding) => `.${encoding}`)]) {
    const [source, target] = [join(from, file + ending), join(to, file + ending)];
    await link(source, target).catch(() => copyWithDate(source, target));
  }
}

/** nginx makes the file's ETag from its date too (tag-file.ts). */
async function copyWithDate(source: string, target: string) {
  await copyFile(source, target, constants.COPYFILE_FICLONE);
  const { atime, mtime } = await stat(source);
  await utimes(target, atime, mtime);
}
