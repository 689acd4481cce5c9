import { readFile } from "node:fs/promises";
import { basename, join } from "node:path";

const assetName = /[\w.-]+-[\w-]{8}\.[a-z0-9]+/g;

/**
 * Names of the hashed files that a page can come to load: named in a page, or by a file that is.
 * The build also emits every route as a script, for a client router that this site does not have.
 */
export async function reachableAssets(folder: string, names: readonly string[]) {
  const assets = new Map(
    names.filter((name) => name.startsWith("assets/")).map((name) => [basename(name), name]),
  );
  const found = new Set<string>();
  const waiting = names.filter((name) => name.endsWith(".html"));
  // Rendered answers bring islands too: their script is the same one.
  waiting.push(...names.filter((name) => name.startsWith("assets/entry.client-")));
  for (const name of waiting) {
    if (assets.has(basename(name))) found.add(basename(name));
    const text = await readFile(join(folder, name), "utf8");
    for (const [asset] of text.matchAll(assetName)) {
      const file = assets.get(asset);
      if (!file || found.has(asset)) continue;
      found.add(asset);
      if (/\.(js|css)$/.test(asset)) waiting.push(file);
    }
  }
  return found;
}
