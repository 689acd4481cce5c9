import { createHash } from "node:crypto";
import { utimes } from "node:fs/promises";

/**
 * Sets a file's date from its content, and gives its ETag. nginx makes ETags of date and size, in
 * hexadecimal: so it sends the same ETag as the site, on every machine, and never that of another
 * content, in any release.
 */
export async function tagFile(path: string, content: Buffer): Promise<string> {
  const hash = createHash("sha256").update(content).digest().readUInt32BE();
  const seconds = 2 ** 30 + (hash % 2 ** 30);
  await utimes(path, seconds, seconds);
  return `"${seconds.toString(16)}-${content.length.toString(16)}"`;
}

/** Bytes of the content that has this ETag. */
export const sizeInTag = (etag: string) => Number.parseInt(etag.split("-")[1] ?? "", 16);
