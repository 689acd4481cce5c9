import type { APIRequestContext } from "@playwright/test";
import { splitPath } from "../../../app/content/languages";
import { builtPages } from "../../../app/static-paths";

/** English pages that are made as another one is, of other words. */
const alike = new Set([
  ...["/anti-aging", "/privacy", "/terms"],
  ...["/weight-loss-rights", "/notice-of-privacy-practices"],
]);

const isAlike = (page: string, at: number, pages: readonly string[]) => {
  const { path } = splitPath(page);
  return (
    alike.has(path) ||
    (path.startsWith("/treatments/") && path !== "/treatments/semaglutide") ||
    (path.startsWith("/compare/") && splitPath(pages[at - 1] ?? "").path.startsWith("/compare/"))
  );
};

/** Pages for checks that do not depend on words: one treatment, one compared pair … */
export const onePageOfEachKind = builtPages.filter((...page) => !isAlike(...page));

/** For checks that do not depend on the language either. */
export const englishPageOfEachKind = onePageOfEachKind.filter(
  (page) => splitPath(page).language === "en",
);

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
