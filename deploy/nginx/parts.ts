import { join } from "node:path";
import { fileHeaders } from "../../server/http/files/file-headers.ts";
import { renderedQueries } from "../../server/http/rendered-queries.ts";
import { ownHosts } from "../../server/http/visitors/own-hosts.ts";
import type { FileEntry } from "../../server/publishing/file-entry.ts";
import { addHeader, compressedFile, quoted } from "./directives.ts";
import { encodingMaps, setName, weightMaps } from "./encodings.ts";
import { errorPages, impossibleRange, refusalLocations, refusalMaps } from "./refusals.ts";

type Entries = Readonly<Record<string, FileEntry>>;

/** The generated parts, by the name of the file that deploy/nginx.conf includes. */
export function nginxParts(
  files: Entries,
  refusals: Entries,
  { siteUrl, live }: { siteUrl: string; live: string },
) {
  const https = siteUrl.startsWith("https:");
  const entries = [...Object.values(files), ...Object.values(refusals)];
  const sets = new Map(entries.map(({ encodings }) => [setName(encodings), encodings]));
  return {
    "maps.conf": [
      toSiteMaps(https),
      refusalMaps,
      impossibleRange.map,
      ...weightMaps,
      ...[...sets.values()].flatMap(encodingMaps),
    ].join("\n"),
    "refusals.conf": errorPages,
    "locations.conf": [
      ...Object.entries(files).map(([path, entry]) => location(path, entry, { https, live })),
      impossibleRange.location,
    ].join("\n"),
    "refusal-pages.conf": refusalLocations(refusals, { https, live }).join("\n"),
    "names.conf": `server_name ${ownHosts(siteUrl).join(" ")};\nset $site_url ${quoted(siteUrl)};`,
  };
}

/**
 * Requests for a file that nginx passes to the site anyway: those without encryption, which the
 * site redirects to https, and those with a condition to which nginx would respond with 412.
 */
const toSiteMaps = (https: boolean) => `map $http_x_forwarded_proto $unencrypted {
  default "";${https ? '\n  "~*(?:^|,)\\s*http\\s*$" 1;' : ""}
}
map "$unencrypted$http_if_match$http_if_unmodified_since" $to_site {
  default 1;
  "" "";
}`;

function location(
  path: string,
  entry: FileEntry,
  { https, live }: { https: boolean; live: string },
): string {
  const { "Content-Type": type = "", ...headers } = fileHeaders(entry, https);
  const queries = renderedQueries[path]?.join("|");
  return [
    `location = ${quoted(path)} {`,
    "  if ($to_site) { return 418; }",
    ...(queries ? [`  if ($args ~ "(?:^|&)(?:${queries})(?:[=&]|$)") { return 418; }`] : []),
    "  types {}",
    `  default_type ${quoted(type)};`,
    ...Object.entries(headers).map(addHeader),
    // Files that a publication can change are read from what the site serves now. If nginx may not
    // read that, or it does not exist, the site responds (error_page in site.conf).
    ...(entry.immutable
      ? []
      : [`  root ${quoted(join(live, "client"))};`, "  open_file_cache off;"]),
    // Only the ETag, made of the file's date; the date itself means nothing (tag-file.ts).
    '  add_header Last-Modified "" always;',
    ...compressedFile(entry),
    "}",
  ].join("\n");
}
