import "../../../testing/need-build";

import { readdirSync, readFileSync, statSync } from "node:fs";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { cards as drawnCards } from "../../../art/cards/words";
import { products } from "../../../testing/fixtures/clinic";
import { pictures } from "./pictures";
import { scanTurntable } from "./scan-turntable";

const folder = new URL("../../../public/pictures/", import.meta.url);
const present = readdirSync(folder, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => relative(fileURLToPath(folder), join(entry.parentPath, entry.name)));
const build = fileURLToPath(new URL("../../../build/client/", import.meta.url));
const size = (path: string) => statSync(new URL(path, folder)).size;

const encoded = Object.values(pictures).flatMap(({ name, widths }) =>
  widths.flatMap((width) => [`${name}-${width}.avif`, `${name}-${width}.webp`]),
);
const frames = Array.from({ length: scanTurntable.frames }, (_, frame) => {
  const number = String(frame).padStart(2, "0");
  const sizes = scanTurntable.widths.map((width) => `scan/${number}-${width}.avif`);
  return [...sizes, `scan/${number}-${scanTurntable.fallbackWidth}.webp`];
}).flat();
const cards = drawnCards.map(({ file }) => `og/${file}.jpg`);

describe("the pictures", () => {
  it("every treatment names a square picture that exists", () => {
    for (const { image } of products) {
      const picture = Object.values(pictures).find(({ name }) => name === image);
      expect(picture, image).toBeDefined();
      expect(picture?.width).toBe(picture?.height);
    }
  });

  it("every page head has a wide and a tall crop", () => {
    const heads = Object.keys(pictures).filter((name) => name.startsWith("head-"));
    const pages = new Set(heads.map((name) => name.replace(/-(wide|tall)$/, "")));
    for (const page of pages) {
      expect(heads).toContain(`${page}-wide`);
      expect(heads).toContain(`${page}-tall`);
    }
  });

  it("every picture, turntable frame and preview card is there in every size, and nothing else", () => {
    const wanted = new Set([...encoded, ...frames, ...cards]);
    const missing = [...wanted].filter((file) => !present.includes(file));
    const leftOver = present.filter((file) => !wanted.has(file));
    // art/README.md says how they are made; what is left over is to be deleted.
    expect({ missing, leftOver }).toEqual({ missing: [], leftOver: [] });
  });

  it("every one of them is shown on some page", () => {
    const pages = readdirSync(build, { recursive: true, encoding: "utf8" })
      .filter((name) => name.endsWith(".html"))
      .map((name) => readFileSync(join(build, name), "utf8"))
      .join("");
    for (const file of encoded) expect(pages.includes(`/pictures/${file}`), file).toBe(true);
  });

  it("a treatment's card picture costs at most 15 KB on any phone", () => {
    for (const image of new Set(products.map((product) => product.image)))
      for (const width of [400, 720, 1200])
        expect(size(`${image}-${width}.avif`), `${image}, ${width}`).toBeLessThanOrEqual(15_000);
  });

  // docs/decisions/009-what-comes-first.md: its share of one round trip beside two fonts.
  it("what a phone shows first costs at most 9.3 KB", () => {
    for (const file of encoded.filter((name) => /-(4\d\d|720|780)\.avif$/.test(name)))
      expect(size(file), file).toBeLessThanOrEqual(9_300);
  });

  it("a preview card costs at most 60 KB", () => {
    for (const card of cards) expect(size(card), card).toBeLessThanOrEqual(60 * 1024);
  });

  it("the whole set stays under 12 MB", () => {
    const total = present.reduce((sum, path) => sum + size(path), 0);
    expect(total).toBeLessThan(12 * 1024 * 1024);
  });

  it("every alternative text describes, without saying that it is a picture", () => {
    for (const { name, alt } of Object.values(pictures)) {
      expect(alt.length, name).toBeGreaterThan(30);
      expect(alt, name).not.toMatch(/^(image|picture|photo)/i);
    }
  });
});
