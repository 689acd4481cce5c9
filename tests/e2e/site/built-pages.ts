import type { APIRequestContext } from "@playwright/test";
import { builtPages } from "../../../app/static-paths";

/** Pages that are made as another one is, of other words. */
const alike = new Set([
  ...builtPages.filter(
    (path) => path.startsWith("/treatments/") && path !== "/treatments/semaglutide",
  ),
  ...builtPages.filter((path) => path.startsWith("/compare/")).slice(1),
  ...["/anti-aging", "/privacy", "/terms"],
  ...["/weight-loss-rights", "/notice-of-privacy-practices"],
]);

/** Pages for checks that do not depend on words: one treatment, one compared pair … */
export const onePageOfEachKind = builtPages.filter((path) => !alike.has(path));

const sources = new Map<string, Promise<string>>();

/** The HTML of a page that does not change during the tests; each worker requests it once. */
export function sourceOf(request: APIRequestContext, path: string): Promise<string> {
  const source = sources.get(path) ?? request.get(path).then((response) => response.text());
  sources.set(path, source);
  return source;
}

/** The dialogs of all treatments, which a script adds to pages. */
export async function dialogsOf(request: APIRequestContext): Promise<string> {
  const dialogs: Record<string, string> = JSON.parse(await sourceOf(request, dialogsFile));
  return Object.values(dialogs).join("");
}

export const dialogsFile = "/treatment-dialogs.json";
