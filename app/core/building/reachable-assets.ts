import { readFile } from "node:fs/promises";
import { basename, join } from "node:path";

const assetName = /[\w.-]+-[\w-]{8}\.[a-z0-9]+/g;

/**
 * The hashed files that a page can load: those named in a page, or in another such file. The build
 * also makes a script of every route, for a client router that this site does not have.
 * @param names of the files in `folder`
 * @param pages their HTML
 */
export async function reachableAssets(
  folder: string,
  names: readonly string[],
  pages: readonly string[],
) {
  const assets = new Map(
    names.filter((name) => name.startsWith("assets/")).map((name) => [basename(name), name]),
  );
  const found = new Set<string>();
  const waiting: string[] = [];
  const search = (text: string) => {
    for (const [asset] of text.matchAll(assetName)) {
      const file = assets.get(asset);
      if (!file || found.has(asset)) continue;
      found.add(asset);
      if (/\.(js|css)$/.test(asset)) waiting.push(file);
    }
  };
  for (const page of pages) search(page);
  // Pages that are rendered on request have islands too, with this script.
  for (const name of names) if (name.startsWith("assets/entry.client-")) search(basename(name));
  for (const name of waiting) search(await readFile(join(folder, name), "utf8"));
  return found;
}
