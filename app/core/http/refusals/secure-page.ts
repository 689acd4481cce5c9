import { secureAddress } from "~/site/frame/secure-address";
import type { RefusalPage } from "./refusal-pages";

/** The page that leads from a form sent without encryption to the same path with it. */
export function leadingTo(siteUrl: string, path: string, page: RefusalPage): RefusalPage {
  const address = siteUrl + (/^\/[\w\-./]*$/.test(path) ? path : "/");
  const content = Buffer.from(page.content.toString().replaceAll(secureAddress, address));
  // The page's compressed files have another path in it. It is rare, so it is sent uncompressed.
  return { ...page, content, encoded: {} };
}
