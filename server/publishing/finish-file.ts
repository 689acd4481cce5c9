import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { compressFile, type Effort } from "./compress-file.ts";
import { contentType, isCompressible } from "./content-types.ts";
import type { Encoding, FileEntry } from "./file-entry.ts";
import { finishPage } from "./finish-page.ts";
import { inlineHashes } from "./inline-hashes.ts";
import { tagFile } from "./tag-file.ts";

/**
 * Makes one file ready to be sent: a page gets its style, and compressible files are compressed.
 * @param style of a page's kind; missing for files that are no pages
 */
export async function finishFile(
  folder: string,
  file: string,
  style: string | undefined,
): Promise<FileEntry> {
  const path = join(folder, file);
  const rendered = await readFile(path);
  const content = finishContent(file, rendered, style);
  if (content !== rendered) await writeFile(path, content);
  return describeFile(folder, file, content);
}

/** A page with the style of its kind, any other file as it is. */
export function finishContent(file: string, rendered: Buffer, style: string | undefined): Buffer {
  if (!contentType(file).startsWith("text/html")) return rendered;
  if (style === undefined) throw new Error(`${file} is a page without a style`);
  return Buffer.from(finishPage(rendered.toString(), style));
}

/** Compresses a finished file and says what is sent with it. */
export async function describeFile(
  folder: string,
  file: string,
  content: Buffer,
  effort: Effort = "fully",
): Promise<FileEntry> {
  const type = contentType(file);
  const html = type.startsWith("text/html") ? content.toString() : "";
  const path = join(folder, file);
  const tags = isCompressible(type) ? await compressFile(path, content, effort) : {};
  const encodings = Object.keys(tags) as Encoding[];
  return {
    file,
    type,
    size: content.length,
    etag: await tagFile(path, content),
    tags,
    immutable: file.startsWith("assets/"),
    encodings,
    ...(effort === "quickly" && encodings.length > 0 && { quick: true as const }),
    scripts: inlineHashes(html, "script"),
    styles: inlineHashes(html, "style"),
  };
}
