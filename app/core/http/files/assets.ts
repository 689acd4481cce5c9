import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Encoding } from "./accept-encoding";
import {
  type MemoryFile,
  memoryFile,
  type ServedFile,
  servedFile,
  typeOfPath,
} from "./memory-file";

/**
 * Reads every file below `folder` by path: scripts, fonts, pictures and icons, 8 MB. In memory they
 * need no open files, which many requests at once could exhaust. Only smaller compressed variants
 * are kept.
 */
export function readAssets(
  folder: string,
  { https }: { https: boolean },
): ReadonlyMap<string, ServedFile> {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length));
  const compressed = new Set(names.filter((name) => /\.(br|gz)$/.test(name)));
  const read = (name: string) => readFileSync(join(folder, name));
  const files = new Map<string, ServedFile>();
  for (const path of names) {
    if (compressed.has(path)) continue;
    const encoded: MemoryFile["encoded"] = {};
    for (const encoding of ["br", "gz"] satisfies Encoding[])
      if (compressed.has(`${path}.${encoding}`)) encoded[encoding] = read(`${path}.${encoding}`);
    const type = typeOfPath(path);
    const file = memoryFile(read(path), { type, encoded, compressedFully: true });
    files.set(path, servedFile(file, { path, type, https }));
  }
  return files;
}
