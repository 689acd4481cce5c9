import { readdirSync, readFileSync, statSync } from "node:fs";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { readDrawn, saidBy } from "../../../art/cards/drawn";
import { cards as drawnCards } from "../../../art/cards/words";
import {
  filesOf,
  fingerprint,
  leastScore,
  phoneHead,
  readScores,
} from "../../../art/encode/scores";
import { labelMisfit } from "../../../art/labels/label-misfit";
import { labelSheet } from "../../../art/labels/label-sheet";
import { vessels } from "../../../art/scenes/vessels";
import { finishedPages, renderBuiltPage } from "../../../tests/fixtures/built-pages";
import { facts, products } from "../../../tests/fixtures/test-facts";
import { listings, pictureOf } from "../../catalogue/products";
import { builtPages } from "../../static-paths";
import { injection, tablet, troche } from "./catalogue/how-taken";
import { type HeadName, type Picture, pictures } from "./pictures";
import { scanTurntable } from "./scan-turntable";
import { mark } from "./wordmark";

const folder = new URL("../../../public/pictures/", import.meta.url);
const present = readdirSync(folder, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => relative(fileURLToPath(folder), join(entry.parentPath, entry.name)));
const built = await finishedPages();
const notFound = await renderBuiltPage("/", { facts, pageDates: {} }, 404);
const pages = builtPages.map((path) => built.get(path)?.content.toString()).join("") + notFound;
const size = (path: string) => statSync(new URL(path, folder)).size;

const encoded = Object.values(pictures).flatMap(filesOf);
const frames = Array.from({ length: scanTurntable.frames }, (_, frame) => {
  const number = String(frame).padStart(2, "0");
  const sizes = scanTurntable.widths.map((width) => `scan/${number}-${width}.avif`);
  return [...sizes, `scan/${number}-${scanTurntable.fallbackWidth}.webp`];
}).flat();
const cards = drawnCards.map(({ file }) => `og/${file}.jpg`);

/** Argument of `art:encode` that creates a file, e.g. "cards home"; see art/README.md. */
const made = (file: string) =>
  file.startsWith("og/")
    ? `cards ${file.replace(/^og\/|\.jpg$/g, "")}`
    : file.startsWith("scan/")
      ? "turntable"
      : file.replace(/-\d+\.\w+$/, "");

describe("the pictures", () => {
  it("every treatment names an existing square picture", () => {
    for (const { image } of products) {
      const picture = Object.values(pictures).find(({ name }) => name === image);
      expect(picture, image).toBeDefined();
      expect(picture?.width).toBe(picture?.height);
    }
  });

  it("a treatment's picture has the treatment's own name and form on its label", () => {
    const misfits = listings.map((listing) => labelMisfit(listing, pictureOf(listing)));
    expect(misfits.filter((misfit) => misfit !== null)).toEqual([]);
  });

  it("a treatment cannot share a picture whose label says something else", () => {
    const says = (title: string, taken: string, picture: string) =>
      labelMisfit({ title, taken }, picture);
    expect(says("Vardenafil", tablet, "tadalafil")).toMatch(
      /^The label in the picture "tadalafil" says "Tadalafil", not "Vardenafil"\. Draw one/,
    );
    expect(says("Wolverine with GHK-Cu", injection, "wolverine")).toMatch(/says "Wolverine", not/);
    expect(says("Tadalafil Troche", troche, "tadalafil")).toMatch(/says "Tablets", and/);
    expect(says("Tadalafil", tablet, "head-home-wide")).toMatch(/has no label/);
    expect(says("Tadalafil 20 mg", tablet, "tadalafil")).toBeNull();
  });

  it("a page's head can only use a picture with files of both crops", () => {
    const head = "head-home" satisfies HeadName;
    // @ts-expect-error Its tall crop is drawn on preview cards only.
    const halfHead = "head-tools" satisfies HeadName;
    // @ts-expect-error A picture without files.
    const widths: Picture["widths"] = [];
    expect(widths).toEqual([]);
    expect(pictures).toHaveProperty([`${head}-wide`]);
    expect(pictures).not.toHaveProperty([`${halfHead}-tall`]);
  });

  it("no page uses a missing picture", () => {
    const asked = new Set(pages.match(/\/pictures\/[\w./-]+/g));
    expect(asked.size).toBeGreaterThan(0);
    const files = new Set(present.map((file) => `/pictures/${file}`));
    expect([...asked].filter((file) => !files.has(file))).toEqual([]);
  });

  it("every picture, turntable frame and preview card exists in every size, and nothing else", () => {
    const wanted = new Set([...encoded, ...frames, ...cards]);
    const missing = [...wanted].filter((file) => !present.includes(file));
    const leftOver = present.filter((file) => !wanted.has(file));
    expect(
      missing.map(
        (file) => `public/pictures/${file} is missing: npm run art:encode -- ${made(file)}`,
      ),
    ).toEqual([]);
    expect(leftOver.map((file) => `Delete public/pictures/${file}: no page shows it.`)).toEqual([]);
  });

  it("every picture is shown on some page", () => {
    // The home page's head at another hour takes the place of the day's, by the clinic's clock.
    const shown = encoded.filter((file) => !/^head-home-(dawn|noon|low)-/.test(file));
    for (const file of shown) expect(pages.includes(`/pictures/${file}`), file).toBe(true);
  });

  it("every file scores 70 where it is as wide as the window and 65 elsewhere against its master, and is unchanged since", () => {
    const scores = new Map(readScores().map((entry) => [entry.file, entry]));
    expect([...scores.keys()].sort()).toEqual(encoded.toSorted());
    for (const [file, entry] of scores) {
      // `npm run art:encode` writes both; `npm run art:encode -- --report` measures again.
      expect(entry.hash, file).toBe(fingerprint(readFileSync(new URL(file, folder))));
      expect(entry.score, file).toBeGreaterThanOrEqual(leastScore(file));
    }
  });

  it("a picture's files grow with their width, in both formats", () => {
    for (const { name, widths } of Object.values(pictures))
      for (const format of ["avif", "webp"]) {
        const sizes = widths.map((width) => size(`${name}-${width}.${format}`));
        expect(sizes, `${name}, ${format}`).toEqual(sizes.toSorted((a, b) => a - b));
      }
  });

  it("a page's main picture is at most 13.5 KB on a phone", () => {
    for (const { name, widths } of Object.values(pictures))
      for (const width of widths.filter((wide) => wide <= phoneHead.width))
        if (name.startsWith("head-"))
          expect(size(`${name}-${width}.avif`), `${name}, ${width}`).toBeLessThanOrEqual(
            phoneHead.bytes,
          );
  });

  it("no label has the clinic's name or mark", () => {
    for (const [name, { label }] of Object.entries(vessels)) {
      const printed = JSON.stringify(labelSheet(label).sheet);
      for (const word of facts.name.split(" ")) {
        expect(printed.toLowerCase(), name).not.toContain(word.toLowerCase());
      }
      expect(printed, name).not.toContain(mark.path);
      expect(printed, name).toContain(label.form);
    }
  });

  it("every preview card shows its page's title", () => {
    const drawn = readDrawn();
    const stale = drawnCards.filter((card) => drawn[card.file] !== saidBy(card));
    expect(stale.map(({ file }) => `Draw it again: npm run art:encode -- cards ${file}`)).toEqual(
      [],
    );
  });

  it("a preview card is at most 60 KB", () => {
    for (const card of cards.filter((file) => present.includes(file)))
      expect(size(card), card).toBeLessThanOrEqual(60 * 1024);
  });

  it("the whole set stays under 16 MB", () => {
    const total = present.reduce((sum, path) => sum + size(path), 0);
    expect(total).toBeLessThan(16 * 1024 * 1024);
  });

  it("every alternative text describes the picture, without calling it one", () => {
    for (const { name, alt } of Object.values(pictures)) {
      expect(alt.length, name).toBeGreaterThan(10);
      expect(alt.split(" ").length, name).toBeLessThanOrEqual(25);
      expect(alt, name).not.toMatch(/^(image|picture|photo)/i);
    }
  });
});
