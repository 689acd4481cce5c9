import { writeFile } from "node:fs/promises";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Encoding } from "./file-entry.ts";

/** Writes `path`.br and `path`.gz as small as they get; gives those that are worth sending. */
export async function compressFile(path: string, content: Buffer): Promise<Encoding[]> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  const variants = [
    ["br", await promisify(brotliCompress)(content, { params })],
    ["gz", await promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION })],
  ] as const;
  const smaller = variants.filter(([, bytes]) => bytes.length < content.length);
  for (const [encoding, bytes] of smaller) await writeFile(`${path}.${encoding}`, bytes);
  return smaller.map(([encoding]) => encoding);
}
