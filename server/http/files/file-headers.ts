import type { FileEntry } from "../../publishing/finish-files.ts";
import { securityHeaders } from "../security-headers.ts";

/** Names of the encodings as HTTP has them. */
export const contentEncodings = { br: "br", zst: "zstd", gz: "gzip" } as const;

/** A compressed variant of a file, by the ending of its name. */
export type Encoding = keyof typeof contentEncodings;

/** Headers that all representations of a file share, whoever sends it: this server or nginx. */
export function fileHeaders(entry: FileEntry, https: boolean): Record<string, string> {
  const isPage = entry.type.startsWith("text/html");
  const { scripts, styles } = entry;
  return {
    "Content-Type": entry.type,
    "Cache-Control": entry.immutable ? "public, max-age=31536000, immutable" : "no-cache",
    ...(entry.encodings.length > 0 && { Vary: "Accept-Encoding" }),
    ...securityHeaders({ path: entry.file, https, ...(isPage && { scripts, styles }) }),
  };
}

/** Each variant has a validator of its own: what is stored for one encoding is none for another. */
export function variantTag(etag: string, encoding: Encoding | undefined) {
  return encoding ? etag.replace(/"$/, `-${encoding}"`) : etag;
}

/** Of one variant of a file: what a part of it and a 304 have too. */
export const variantHeaders = (entry: FileEntry, https: boolean, encoding?: Encoding) => ({
  ...fileHeaders(entry, https),
  ETag: variantTag(entry.etag, encoding),
  ...(encoding && { "Content-Encoding": contentEncodings[encoding] }),
});

/** Of a whole file: its length, and that parts can be had. */
export const wholeHeaders = (size: number) => ({
  "Accept-Ranges": "bytes",
  "Content-Length": String(size),
});
