import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import type { Encoding, FileEntry } from "../../publishing/file-entry";
import { variantHeaders, variantTag, wholeHeaders } from "./file-headers";

/** One representation of a file, ready to be sent. */
export type Variant = {
  name: string;
  size: number;
  etag: string;
  /** Names and values in turn, as Node writes them fastest; answers 206 and 304 have them too. */
  headers: readonly string[];
  /** Headers of an answer with the whole file. */
  wholeHeaders: readonly string[];
  /** The content, for files that are kept in memory. */
  content: Buffer | undefined;
};

export type Variants = { plain: Variant; encoded: Partial<Record<Encoding, Variant>> };

/** Bytes. Variants up to this size are kept in memory. */
const memoryLimit = 200_000;

/** The variants of a file, without their content: that is read at the first request. */
export async function fileVariants(
  folder: string,
  entry: FileEntry,
  https: boolean,
): Promise<Variants> {
  const variant = async (encoding?: Encoding): Promise<Variant> => {
    const name = join(folder, encoding ? `${entry.file}.${encoding}` : entry.file);
    const size = encoding ? (await stat(name)).size : entry.size;
    const headers = Object.entries(variantHeaders(entry, https, encoding)).flat();
    return {
      name,
      size,
      etag: variantTag(entry, encoding),
      headers,
      wholeHeaders: [...headers, ...Object.entries(wholeHeaders(size)).flat()],
      content: undefined,
    };
  };
  const encoded = await Promise.all(
    entry.encodings.map(async (encoding) => [encoding, await variant(encoding)] as const),
  );
  return { plain: await variant(), encoded: Object.fromEntries(encoded) };
}

/** Keeps the content of a small variant in memory; large ones are streamed at each request. */
export async function loadContent(variant: Variant): Promise<void> {
  if (variant.size <= memoryLimit) variant.content ??= await readFile(variant.name);
}
