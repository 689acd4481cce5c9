import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Encoding, FileEntry } from "../../publishing/file-entry";
import { sizeInTag } from "../../publishing/tag-file";
import { variantHeaders, variantTag, wholeHeaders } from "./file-headers";

/** One representation of a file, ready to be sent. */
export type Variant = {
  /** Below the folder of a release. */
  file: string;
  size: number;
  etag: string;
  /** Names and values in turn, as Node writes them fastest; responses 206 and 304 have them too. */
  headers: readonly string[];
  /** Headers of a response with the whole file. */
  wholeHeaders: readonly string[];
  /** The content, for files that are kept in memory. */
  content: Buffer | undefined;
};

export type Variants = { plain: Variant; encoded: Partial<Record<Encoding, Variant>> };

/** Bytes. Variants up to this size are kept in memory. */
const memoryLimit = 200_000;

/** The variants of a file, without their content: that is read at the first request. */
export function fileVariants(entry: FileEntry, https: boolean): Variants {
  const variant = (encoding?: Encoding): Variant => {
    const etag = variantTag(entry, encoding);
    const size = sizeInTag(etag);
    const headers = Object.entries(variantHeaders(entry, https, encoding)).flat();
    return {
      file: encoding ? `${entry.file}.${encoding}` : entry.file,
      size,
      etag,
      headers,
      wholeHeaders: [...headers, ...Object.entries(wholeHeaders(size)).flat()],
      content: undefined,
    };
  };
  const encoded = entry.encodings.map((encoding) => [encoding, variant(encoding)] as const);
  return { plain: variant(), encoded: Object.fromEntries(encoded) };
}

/** Keeps the content of a small variant in memory; large ones are streamed at each request. */
export async function loadContent(folder: string, variant: Variant): Promise<void> {
  if (variant.size <= memoryLimit) variant.content ??= await readFile(join(folder, variant.file));
}
