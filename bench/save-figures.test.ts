import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { readFigures, savePage, savePart } from "./save-figures";

const folder = mkdtempSync(join(tmpdir(), "figures-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const old = { date: "2026-01-02T03:04:05.000Z", machine: "another", load: 0.1 };
const keep = (name: string, figures: object) =>
  writeFileSync(join(folder, `${name}.json`), JSON.stringify(figures));
const fresh = { date: expect.stringMatching(/^20/), machine: expect.stringContaining("Node") };

it("a part that is measured alone leaves the others with their own date and machine", () => {
  keep("load", { startUp: { ...old, times: [1] }, sqlite: { ...old, seconds: 6, runs: [] } });
  savePart("load", "sqlite", { seconds: 2, runs: [] }, folder);
  const figures = readFigures<Record<string, typeof old>>("load", folder);
  expect(figures).toEqual({
    startUp: { ...old, times: [1] },
    sqlite: { ...fresh, load: expect.any(Number), seconds: 2, runs: [] },
  });
  expect(figures?.sqlite?.date).not.toBe(old.date);
});

it("a page that is measured alone takes the place of its earlier figures, and no other's", () => {
  keep("pages", { pages: ["/", "/gone", "/about"].map((path) => ({ ...old, path, lcp: 1 })) });
  const paths = ["/", "/about", "/new"];
  savePage("pages", { path: "/new" }, paths, folder);
  savePage("pages", { path: "/" }, paths, folder);
  expect(readFigures("pages", folder)).toMatchObject({
    pages: [
      { ...fresh, path: "/" },
      { ...old, path: "/about", lcp: 1 },
      { ...fresh, path: "/new" },
    ],
  });
});

it("the first figures need no file", () => {
  savePart("first", "startUp", { times: [2] }, folder);
  expect(readFigures("first", folder)).toMatchObject({ startUp: { ...fresh, times: [2] } });
});
