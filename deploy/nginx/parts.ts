import { fileHeaders, variantTag } from "../../server/http/files/file-headers.ts";
import { renderedQueries } from "../../server/http/rendered-queries.ts";
import { ownHosts } from "../../server/http/visitors/own-hosts.ts";
import type { FileEntry } from "../../server/publishing/file-entry.ts";
import { addHeader, compressedFile, quoted } from "./directives.ts";
import { encodingMaps, setName, weightMaps } from "./encodings.ts";
import { errorPages, impossibleRange, refusalLocations, refusalMaps } from "./refusals.ts";

type Entries = Readonly<Record<string, FileEntry>>;

/** The generated parts, by the name of the file that deploy/nginx.conf includes. */
export function nginxParts(files: Entries, refusals: Entries, siteUrl: string) {
  const https = siteUrl.startsWith("https:");
  const entries = [...Object.values(files), ...Object.values(refusals)];
  const sets = new Map(entries.map(({ encodings }) => [setName(encodings), encodings]));
  return {
    "maps.conf": [
      seenMaps,
      toSiteMaps(https),
      refusalMaps,
      impossibleRange.map,
      ...weightMaps,
      ...[...sets.values()].flatMap(encodingMaps),
    ].join("\n"),
    "refusals.conf": errorPages,
    "locations.conf": [
      ...Object.entries(files).map(([path, entry]) => location(path, entry, https)),
      impossibleRange.location,
    ].join("\n"),
    "refusal-pages.conf": refusalLocations(refusals, https).join("\n"),
    "names.conf": `server_name ${ownHosts(siteUrl).join(" ")};\nset $site_url ${quoted(siteUrl)};`,
  };
}

/** Whether the visitor has this variant already, so that 304 is the answer to a GET or HEAD. */
const seenMaps = `map $request_method $seen {
  default "";
  GET $http_if_none_match;
  HEAD $http_if_none_match;
}
map "$variant_tag|$seen" $has_it {
  default "";
  "~^(?<t>[^|]+)\\|(?:\\s*\\*\\s*$|.*\\k<t>)" 1;
}`;

/**
 * Requests for a file that nginx passes to the site all the same: those that came without encryption,
 * which the site redirects to https, and those with a condition that nginx would answer with 412.
 */
const toSiteMaps = (https: boolean) => `map $http_x_forwarded_proto $unencrypted {
  default "";${https ? '\n  "~*(?:^|,)\\s*http\\s*$" 1;' : ""}
}
map "$unencrypted$http_if_match$http_if_unmodified_since" $to_site {
  default 1;
  "" "";
}`;

function location(path: string, entry: FileEntry, https: boolean): string {
  const { "Content-Type": type = "", ...headers } = fileHeaders(entry, https);
  const tag =
    entry.encodings.length > 0
      ? variantTag(entry.etag, undefined).replace(/"$/, `$tag_${setName(entry.encodings)}"`)
      : entry.etag;
  const queries = renderedQueries[path]?.join("|");
  return [
    `location = ${quoted(path)} {`,
    "  if ($to_site) { return 418; }",
    ...(queries ? [`  if ($args ~ "(?:^|&)(?:${queries})(?:[=&]|$)") { return 418; }`] : []),
    "  types {}",
    `  default_type ${quoted(type)};`,
    ...Object.entries(headers).map(addHeader),
    `  set $variant_tag '${tag}';`,
    "  if ($has_it) { return 304; }",
    "  add_header ETag $variant_tag always;",
    // Only the ETag: the file's date is that of the build, not of the content.
    '  add_header Last-Modified "" always;',
    ...compressedFile(entry),
    "}",
  ].join("\n");
}
