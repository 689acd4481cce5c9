import type { MemoryFile } from "~/core/http/files/memory-file";

/** Placeholder in the built page of 426 for the site's own https URL, which the build does not know. */
export const secureUrl = "https://secure-address.invalid/";

/** The page that leads from a form sent without encryption to the same path with it. */
export function leadingTo(siteUrl: string, path: string, page: MemoryFile): MemoryFile {
  const address = siteUrl + (/^\/[\w\-./]*$/.test(path) ? path : "/");
  const content = Buffer.from(page.content.toString().replaceAll(secureUrl, address));
  // The page's compressed files have another path in it. It is rare, so it is sent uncompressed.
  return { ...page, content, encoded: {} };
}
