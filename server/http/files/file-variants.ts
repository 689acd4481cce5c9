import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import type { FileEntry } from "../../publishing/finish-files";
import { type Encoding, variantHeaders, variantTag, wholeHeaders } from "./file-headers";

/** One representation of a file, ready to be sent. */
export type Variant = {
  name: string;
  size: number;
  etag: string;
  /** Names and values in turn, as Node writes them fastest: what a part and a 304 have too. */
  headers: readonly string[];
  /** Of the whole file: with its length, and that parts can be had. */
  wholeHeaders: readonly string[];
  /** The content, for files that are kept in memory. */
  content: Buffer | undefined;
};

export type Variants = { plain: Variant; encoded: Partial<Record<Encoding, Variant>> };

/** Compressed or not, files up to this many bytes are answered from memory. */
const memoryLimit = 200_000;

/** The variants of a file, without content: that is read when first asked for. */
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
      etag: variantTag(entry.etag, encoding),
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

/** Keeps a small file's content from its first use on; large files are streamed each time. */
export async function loadContent(variant: Variant): Promise<void> {
  if (variant.size <= memoryLimit) variant.content ??= await readFile(variant.name);
}
