import { writeFile } from "node:fs/promises";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Encoding } from "./file-entry.ts";
import { tagFile } from "./tag-file.ts";

/** "fully" takes a third of a second for a page, "quickly" a hundredth; the result is larger. */
export type Effort = "fully" | "quickly";

const levels = {
  fully: { br: constants.BROTLI_MAX_QUALITY, gz: constants.Z_BEST_COMPRESSION },
  quickly: { br: 5, gz: 6 },
};

/**
 * Writes `path`.br and `path`.gz; gives those that are worth sending, with the ETag of each. It
 * compresses in the thread that calls it, whose priority is low where visitors are served beside it.
 */
export async function compressFile(
  path: string,
  content: Buffer,
  effort: Effort = "fully",
): Promise<Partial<Record<Encoding, string>>> {
  const level = levels[effort];
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: level.br,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  const variants = [
    ["br", brotliCompressSync(content, { params })],
    ["gz", gzipSync(content, { level: level.gz })],
  ] as const;
  const smaller = variants.filter(([, bytes]) => bytes.length < content.length);
  const tags: Partial<Record<Encoding, string>> = {};
  for (const [encoding, bytes] of smaller) {
    await writeFile(`${path}.${encoding}`, bytes);
    tags[encoding] = await tagFile(`${path}.${encoding}`, bytes);
  }
  return tags;
}
