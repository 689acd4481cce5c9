import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Encoding } from "./file-headers";

/** What rendered pages are compressed with, the better one first. Files are, when they are built. */
export const renderedEncodings = ["br", "gz"] as const satisfies readonly Encoding[];

/** Off the event loop. `quality` is brotli's, 0 to 11. */
export async function compress(
  page: Buffer,
  encoding: (typeof renderedEncodings)[number],
  quality: number,
): Promise<Buffer> {
  if (encoding === "gz") return promisify(gzip)(page);
  return promisify(brotliCompress)(page, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
}
