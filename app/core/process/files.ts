import { randomUUID } from "node:crypto";
import { mkdirSync, statSync } from "node:fs";
import { open, rename, rm } from "node:fs/promises";
import { dirname } from "node:path";

/**
 * Makes a folder that only its owner can read, and its parents; an existing one stays. Throws the
 * file system's error. Level by level, because Node's recursive way never ends below /proc.
 */
export function makeFolder(path: string) {
  try {
    mkdirSync(path, { mode: 0o700 });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === "EEXIST" && statSync(path).isDirectory()) return;
    if (code !== "ENOENT" || dirname(path) === path) throw error;
    makeFolder(dirname(path));
    mkdirSync(path, { mode: 0o700 });
  }
}

/**
 * Writes a file whole or not at all: `write` gets another name in the same folder, which is renamed
 * once its content is on the disk.
 */
export async function writeWhole(path: string, write: (unfinished: string) => Promise<void>) {
  const unfinished = `${path}.${randomUUID()}.unfinished`;
  try {
    await write(unfinished);
    await writtenThrough(unfinished);
    await rename(unfinished, path);
    await writtenThrough(dirname(path));
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}

/** Resolves once the file, or the names in a folder, are on the disk. */
export async function writtenThrough(path: string) {
  const handle = await open(path, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
