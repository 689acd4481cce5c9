import { existsSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { refusedStatuses } from "~/core/http/page-set";
import { renderBuiltPage } from "../../../../tests/fixtures/built-pages";
import { facts } from "../../../../tests/fixtures/clinic";

const pages = new Map<number, string>();
for (const status of refusedStatuses)
  pages.set(status, await renderBuiltPage("/", { facts, pageDates: {} }, status));
const html = (status: number) => pages.get(status) ?? "";

describe("the pages of refusals", () => {
  it("have a title and a heading of their own, and a way on", () => {
    for (const part of [/<title>(.*?)<\/title>/, /<h1.*?>(.*?)<\/h1>/]) {
      const all = refusedStatuses.map((status) => part.exec(html(status))?.[1]);
      expect(new Set(all).size, String(all)).toBe(refusedStatuses.length);
      expect(all).not.toContain(undefined);
    }
    for (const status of refusedStatuses) {
      expect(html(status)).toContain('content="noindex"');
      expect(html(status)).toMatch(/<main[\s\S]*href="tel:[\s\S]*<\/main>/);
    }
  });

  it("call only server errors our own", () => {
    const blamed = refusedStatuses.filter((status) => html(status).includes("our side"));
    expect(blamed).toEqual([500]);
  });

  it("refer only to files of the build", () => {
    for (const status of refusedStatuses)
      for (const [asset = ""] of html(status).matchAll(/\/assets\/[\w.-]+/g))
        expect(existsSync(`build/client${asset}`), asset).toBe(true);
  });
});
