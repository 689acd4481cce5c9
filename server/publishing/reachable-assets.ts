import { readFile } from "node:fs/promises";
import { basename, join } from "node:path";

const assetName = /[\w.-]+-[\w-]{8}\.[a-z0-9]+/g;

/**
 * The hashed files that a page can load: those named in a page, or in another such file. The build
 * also makes a script of every route, for a client router that this site does not have.
 */
export async function reachableAssets(folder: string, names: readonly string[]) {
  const assets = new Map(
    names.filter((name) => name.startsWith("assets/")).map((name) => [basename(name), name]),
  );
  const found = new Set<string>();
  const waiting = names.filter((name) => name.endsWith(".html"));
  // Pages that are rendered on request have islands too, with this script.
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
