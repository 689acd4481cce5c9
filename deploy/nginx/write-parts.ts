import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { refusalsList } from "../../server/http/refusals/refused-statuses.ts";
import type { FileEntry } from "../../server/publishing/file-entry.ts";
import { liveLink } from "../../server/publishing/releases/live-link.ts";
import { nginxParts } from "./parts.ts";

/** Writes what deploy/nginx.conf includes for this build; gives the number of its files. */
export function writeNginxParts(
  build: string,
  folder: string,
  { siteUrl, dataDir }: { siteUrl: string; dataDir: string },
): number {
  const read = (list: string) =>
    JSON.parse(readFileSync(join(build, list), "utf8")) as Record<string, FileEntry>;
  const files = read("files.json");
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of Object.entries(
    nginxParts(files, read(refusalsList), {
      siteUrl,
      live: liveLink(resolve(dataDir, "releases")),
    }),
  ))
    writeFileSync(join(folder, name), `${text}\n`);
  return Object.keys(files).length;
}
