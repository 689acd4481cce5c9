import { appendFile, readFile } from "node:fs/promises";
import { join } from "node:path";

/** Beside the database's file, one hash a line: a restore does not replace it. */
const fileOf = (dataDir: string) => join(dataDir, "tombstones");

export async function readTombstoneFile(dataDir: string): Promise<string[]> {
  const text = await readFile(fileOf(dataDir), "utf8").catch(() => "");
  // A line that a crash cut short is no hash.
  return text.split("\n").filter((line) => /^[\w-]{43}$/.test(line));
}

/** Adds those that are not in it yet. */
export async function writeTombstoneFile(dataDir: string, hashes: readonly string[]) {
  const known = new Set(await readTombstoneFile(dataDir));
  const fresh = hashes.filter((hash) => !known.has(hash));
  if (fresh.length === 0) return;
  await appendFile(fileOf(dataDir), `\n${fresh.join("\n")}\n`, { mode: 0o600, flush: true });
}
