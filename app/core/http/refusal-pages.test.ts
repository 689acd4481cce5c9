import { existsSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { languages, localeOf, pathIn } from "~/content/languages";
import { renderBuiltPage } from "../../../tests/fixtures/built-pages";
import { facts } from "../../../tests/fixtures/test-facts";
import { refusalStatuses } from "./memory-file";

describe.each(languages)("the error pages in the language %s", async (language) => {
  const pages = new Map<number, string>();
  const path = pathIn(language, "/");
  for (const status of refusalStatuses)
    pages.set(status, await renderBuiltPage(path, { facts, pageDates: {} }, status));
  const html = (status: number) => pages.get(status) ?? "";

  it("have a title, a heading and a link to go on", () => {
    for (const part of [/<title>(.*?)<\/title>/, /<h1.*?>(.*?)<\/h1>/]) {
      const all = refusalStatuses.map((status) => part.exec(html(status))?.[1]);
      expect(new Set(all).size, String(all)).toBe(refusalStatuses.length);
      expect(all).not.toContain(undefined);
    }
    for (const status of refusalStatuses) {
      expect(html(status)).toContain(`<html lang="${localeOf[language]}"`);
      expect(html(status)).toContain('content="noindex"');
      expect(html(status)).toMatch(/<main[\s\S]*href="tel:[\s\S]*<\/main>/);
    }
  });

  it("link the style of the lower parts once, as a page without an error does", () => {
    for (const status of refusalStatuses)
      expect(
        html(status).match(/href="\/assets\/later-[\w-]+\.css"/g),
        String(status),
      ).toHaveLength(1);
  });

  it("refer only to files of the build", () => {
    for (const status of refusalStatuses)
      for (const [asset = ""] of html(status).matchAll(/\/assets\/[\w.-]+/g))
        expect(existsSync(`build/client${asset}`), asset).toBe(true);
  });
});
