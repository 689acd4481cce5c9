import { readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";

const day = 24 * 60 * 60_000;
const keptFor = 7 * day;
/** Milliseconds. A younger file may be in use, so it is not removed. */
const inUse = day / 24;

type Leftover = { name: string; path: string; at: Date };

/**
 * Files that a restore kept aside (.before-*) and interrupted ones (.unfinished): whole copies of
 * the database, which retention does not reach.
 */
export async function findLeftovers(folders: readonly string[], now: Date): Promise<Leftover[]> {
  const found: Leftover[] = [];
  for (const folder of new Set(folders)) {
    for (const name of await readdir(folder).catch(() => [])) {
      const path = join(folder, name);
      const aside = /\.before-(\d{4})(\d{2})(\d{2})T(\d{2})(\d{2})(\d{2})/.exec(name);
      if (aside) {
        const [, year, month, date, hour, minute, second] = aside;
        const at = new Date(`${year}-${month}-${date}T${hour}:${minute}:${second}Z`);
        found.push({ name, path, at });
      } else if (name.endsWith(".unfinished")) {
        const { mtime: at } = (await stat(path).catch(() => null)) ?? { mtime: now };
        if (now.getTime() - at.getTime() > inUse) found.push({ name, path, at });
      }
    }
  }
  return found.sort((a, b) => a.at.getTime() - b.at.getTime());
}

/** Returns the number of removed files. */
export async function removeOldLeftovers(folders: readonly string[], now: Date): Promise<number> {
  const old = (await findLeftovers(folders, now)).filter(
    ({ at }) => now.getTime() - at.getTime() > keptFor,
  );
  for (const { path } of old) await rm(path, { recursive: true, force: true });
  return old.length;
}
