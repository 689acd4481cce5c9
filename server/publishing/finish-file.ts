import { createHash } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { compressFile } from "./compress-file.ts";
import { contentType, isCompressible } from "./content-types.ts";
import type { FileEntry } from "./file-entry.ts";
import { finishPage } from "./finish-page.ts";
import { inlineHashes } from "./inline-hashes.ts";

/**
 * Makes one file ready to be sent: a page gets its style, and whatever can be compressed is.
 * @param style of a page's kind; missing for files that are no pages
 */
export async function finishFile(
  folder: string,
  file: string,
  style: string | undefined,
): Promise<FileEntry> {
  const path = join(folder, file);
  const type = contentType(file);
  const isPage = type.startsWith("text/html");
  let content = await readFile(path);
  let html = "";
  if (isPage) {
    if (style === undefined) throw new Error(`${file} is a page without a style`);
    html = finishPage(content.toString(), style);
    content = Buffer.from(html);
    await writeFile(path, content);
  }
  return {
    file,
    type,
    size: content.length,
    etag: `"${createHash("sha256").update(content).digest("base64").slice(0, 16)}"`,
    immutable: file.startsWith("assets/"),
    encodings: isCompressible(type) ? await compressFile(path, content) : [],
    scripts: inlineHashes(html, "script"),
    styles: inlineHashes(html, "style"),
  };
}
