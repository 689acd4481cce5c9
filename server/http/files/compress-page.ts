import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Encoding } from "../../publishing/file-entry";

/** The encodings of pages that are rendered on request. Files are compressed by the build. */
export const renderedEncodings: readonly Encoding[] = ["br", "gz"];

/** Compresses in another thread than the event loop's. `quality` is Brotli's, 0 to 11. */
export async function compressPage(
  page: Buffer,
  encoding: Encoding,
  quality: number,
): Promise<Buffer> {
  if (encoding === "gz") return promisify(gzip)(page);
  return promisify(brotliCompress)(page, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
}
