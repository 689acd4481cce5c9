import type { FileEntry } from "../../server/publishing/file-entry.ts";
import { setName } from "./encodings.ts";

export const quoted = (text: string) => `"${text.replaceAll('"', '\\"')}"`;

export const addHeader = ([name, value]: readonly [string, string]) =>
  `  add_header ${name} ${quoted(value)} always;`;

/** Sends the file below root, in the encoding that the visitor prefers. */
export function compressedFile({ file, encodings }: FileEntry): string[] {
  const set = setName(encodings);
  if (set === "none") return [`  try_files ${quoted(`/${file}`)} =404;`];
  return [
    addHeader(["Content-Encoding", `$content_${set}`]),
    `  try_files ${quoted(`/${file}$ending_${set}`)} =404;`,
  ];
}
