import type { Encoding, FileEntry } from "../../publishing/file-entry.ts";
import { securityHeaders } from "../security-headers.ts";

/** The names of the encodings in HTTP. */
export const contentEncodings: Record<Encoding, string> = { br: "br", gz: "gzip" };

/**
 * Characters. A longer Accept-Encoding counts as absent, here and in nginx: browsers send about
 * thirty.
 */
export const longestAcceptEncoding = 200;

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

/** Each encoding has an ETag of its own: a cache must not take one for another. */
export const variantTag = ({ etag, tags }: FileEntry, encoding: Encoding | undefined) =>
  (encoding && tags[encoding]) ?? etag;

/** Headers of one variant of a file; responses 206 and 304 have them too. */
export const variantHeaders = (entry: FileEntry, https: boolean, encoding?: Encoding) => ({
  ...fileHeaders(entry, https),
  ETag: variantTag(entry, encoding),
  ...(encoding && { "Content-Encoding": contentEncodings[encoding] }),
});

/** Further headers of a response with the whole file. */
export const wholeHeaders = (size: number) => ({
  "Accept-Ranges": "bytes",
  "Content-Length": String(size),
});
