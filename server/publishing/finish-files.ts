import { readdir, rename, rm, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { refusalsFolder, refusalsList } from "../http/refusals/refused-statuses.ts";
import { addressOf } from "./address-of.ts";
import type { FileEntry } from "./file-entry.ts";
import { finishFile } from "./finish-file.ts";
import { pageKind, refusalKind } from "./page-kind.ts";
import { readPageStyles } from "./page-styles.ts";
import { reachableAssets } from "./reachable-assets.ts";

/** Makes every file of a build ready to be sent and writes the list of URLs, and of refusals. */
export async function finishFiles(build: string) {
  const folder = join(build, "client");
  const list: Record<string, FileEntry> = {};
  let bytes = 0;
  const names = (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .filter((name) => !/\.(br|gz)$/.test(name));
  const styles = await readPageStyles(build);
  const reachable = await reachableAssets(folder, names);
  for (const file of names.sort()) {
    const unused = file.startsWith("assets/") && !reachable.has(basename(file));
    if (unused || file.endsWith(".data")) {
      await rm(join(folder, file));
      continue;
    }
    const entry = await finishFile(folder, file, styles[pageKind(file)]);
    bytes += entry.size;
    list[addressOf(file)] = entry;
  }
  const refusals = await finishRefusals(join(build, refusalsFolder), styles[refusalKind]);
  await writeList(join(build, refusalsList), refusals);
  // Written last: a build that has it is complete.
  await writeList(join(build, "files.json"), list);
  return { files: Object.keys(list).length, bytes };
}

async function finishRefusals(folder: string, style: string | undefined) {
  const list: Record<string, FileEntry> = {};
  const pages = (await readdir(folder)).filter((file) => file.endsWith(".html"));
  for (const file of pages) list[basename(file, ".html")] = await finishFile(folder, file, style);
  return list;
}

async function writeList(name: string, list: Readonly<Record<string, FileEntry>>) {
  await writeFile(`${name}.new`, JSON.stringify(list));
  await rename(`${name}.new`, name);
}
