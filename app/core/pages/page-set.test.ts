import { brotliDecompressSync } from "node:zlib";
import { expect, it } from "vitest";
import { finishedPages } from "../../../tests/fixtures/built-pages";
import { withStyle } from "./page-set";

it("a finished page has the style of its kind, and otherwise what React rendered", () => {
  const page = (css: string) =>
    `<!DOCTYPE html><html><head><style>${css}</style></head><body><p class="lead">A<!-- -->B</p><style>x</style></body></html>`;
  expect(withStyle(page("p{margin:0}a{margin:0}"), { about: "p{content:'$&'}" }, "about")).toBe(
    page("p{content:'$&'}"),
  );
});

it("a page of the build's own facts is compressed by the build, not at each start", async () => {
  for (const [path, { content, encoded, compressedFully }] of await finishedPages()) {
    expect(compressedFully, path).toBe(true);
    if (encoded.br) expect(brotliDecompressSync(encoded.br).equals(content), path).toBe(true);
  }
});
