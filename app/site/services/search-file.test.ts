import { expect, it } from "vitest";
import { languages, pathIn } from "~/content/languages";
import { finishedPages } from "../../../tests/fixtures/built-pages";

const built = await finishedPages();
const file = (path: string) => built.get(path)?.content.toString() ?? "";

it.each(languages)("the search file in the language %s leads to its pages", (language) => {
  const { entries, brands } = JSON.parse(file(pathIn(language, "/search.json")));
  expect(entries.length).toBeGreaterThan(40);
  const hrefs: string[] = [...entries, ...brands].map(({ href }: { href: string }) => href);
  expect(hrefs.filter((href) => !built.has(href.replace(/[#?].*/, "")))).toEqual([]);
  expect(hrefs.filter((href) => /^\/es\b/.test(href) !== (language === "es"))).toEqual([]);
});

it.each(languages)(
  "the dialogs in the language %s lead to its pages, but for the English text that applies",
  (language) => {
    const dialogs: Record<string, string> = JSON.parse(
      file(pathIn(language, "/treatment-dialogs.json")),
    );
    const hrefs = Object.values(dialogs).flatMap((html) =>
      [...html.matchAll(/<a\b(?![^>]* hreflang=)[^>]* href="(\/[^"]*)"/gi)].map(
        ([, href = ""]) => href,
      ),
    );
    expect(hrefs.length).toBeGreaterThan(40);
    expect(hrefs.filter((href) => /^\/es\b/.test(href) !== (language === "es"))).toEqual([]);
  },
);
