import {
  contentEncodings,
  type Encoding,
  fileHeaders,
  variantTag,
} from "../server/http/file-headers.ts";
import { renderedQueries } from "../server/http/rendered-queries.ts";
import type { FileEntry } from "./finish-files.ts";

const order: readonly Encoding[] = ["br", "zst", "gz"];

/** The generated part: maps and one server's locations, for inclusion in nginx's http block. */
export function nginxParts(entries: Readonly<Record<string, FileEntry>>, https: boolean) {
  const sets = new Map(Object.values(entries).map((entry) => [setName(entry), entry.encodings]));
  return {
    maps: [
      seenMaps,
      ...[...sets].flatMap(([name, encodings]) => encodingMaps(name, encodings)),
    ].join("\n"),
    locations: Object.entries(entries)
      .map(([path, entry]) => location(path, entry, https))
      .join("\n"),
  };
}

/** Whether a visitor has this variant already; only a GET can be answered with that. */
const seenMaps = `map $request_method $seen {
  default "";
  GET $http_if_none_match;
  HEAD $http_if_none_match;
}
map "$variant_tag|$seen" $has_it {
  default "";
  "~^(?<t>[^|]+)\\|(?:\\s*\\*\\s*$|.*\\k<t>)" 1;
}`;

/** Files with the same encodings share the variables that choose among them. */
const setName = ({ encodings }: FileEntry) =>
  order.filter((encoding) => encodings.includes(encoding)).join("_") || "none";

/** Accept-Encoding to the file's ending, the header's word and the validator's ending. */
function encodingMaps(name: string, encodings: readonly Encoding[]): string[] {
  if (encodings.length === 0) return [];
  const accepted = order
    .filter((encoding) => encodings.includes(encoding))
    .map((encoding) => {
      const word = contentEncodings[encoding];
      // Named, and not with a weight of nought.
      return `  "~*(?:^|,)\\s*${word}\\s*(?:;\\s*q=(?:1(?:\\.0*)?|0?\\.\\d*[1-9]\\d*)\\s*)?(?:,|$)" ${encoding};`;
    });
  const from = (variable: string, of: (encoding: Encoding) => string) =>
    `map $encoding_${name} $${variable}_${name} {\n  default "";\n${encodings
      .map((encoding) => `  ${encoding} ${of(encoding)};`)
      .join("\n")}\n}`;
  return [
    `map $http_accept_encoding $encoding_${name} {\n  default "";\n${accepted.join("\n")}\n}`,
    from("ending", (encoding) => `.${encoding}`),
    from("content", (encoding) => contentEncodings[encoding]),
    from("tag", (encoding) => `-${encoding}`),
  ];
}

function location(path: string, entry: FileEntry, https: boolean): string {
  const set = setName(entry);
  const compressed = set !== "none";
  const { "Content-Type": type = "", ...headers } = fileHeaders(entry, https);
  const tag = compressed
    ? variantTag(entry.etag, undefined).replace(/"$/, `$tag_${set}"`)
    : entry.etag;
  const query = renderedQueries[path];
  return [
    `location = ${quoted(path)} {`,
    ...(query ? [`  if ($args ~ "(?:^|&)${query}(?:[=&]|$)") { return 418; }`] : []),
    "  types {}",
    `  default_type ${quoted(type)};`,
    ...Object.entries(headers).map(([name, value]) => add(name, value)),
    `  set $variant_tag '${tag}';`,
    "  if ($has_it) { return 304; }",
    "  add_header ETag $variant_tag always;",
    ...(compressed ? [add("Content-Encoding", `$content_${set}`)] : []),
    // The validator says more than a date, which is the build's and not the content's.
    '  add_header Last-Modified "" always;',
    `  try_files ${quoted(`/${entry.file}${compressed ? `$ending_${set}` : ""}`)} =404;`,
    "}",
  ].join("\n");
}

const add = (name: string, value: string) => `  add_header ${name} ${quoted(value)} always;`;
const quoted = (text: string) => `"${text.replaceAll('"', '\\"')}"`;
