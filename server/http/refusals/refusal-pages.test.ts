import "../../../testing/need-build";

import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { type RefusalPages, readRefusalPages } from "./refusal-pages";
import { refusedStatuses } from "./refused-statuses";

let pages: RefusalPages;
beforeAll(async () => {
  pages = await readRefusalPages(resolve("build"));
});
const html = (status: (typeof refusedStatuses)[number]) => pages[status].plain.toString();

describe("the pages of refusals that the build makes", () => {
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

  it("call only server faults our own", () => {
    const blamed = refusedStatuses.filter((status) => html(status).includes("our side"));
    expect(blamed).toEqual([500]);
  });

  it("refer only to files of the build", () => {
    const files = JSON.parse(readFileSync(resolve("build/files.json"), "utf8"));
    for (const status of refusedStatuses)
      for (const [asset = ""] of html(status).matchAll(/\/assets\/[\w.-]+/g))
        expect(files, `${status}`).toHaveProperty([asset]);
  });
});
