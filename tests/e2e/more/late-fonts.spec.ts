import { copyFileSync, existsSync, mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { type BrowserContext, chromium } from "@playwright/test";
import { installPackage } from "../../../ops/system-programs";
import { englishPageOfEachKind } from "../site/built-pages";
import { expect, test } from "../support/test";

/** Fonts of the most common system that has neither of the site's own, by Debian package. */
const systems: Record<string, Record<string, readonly string[]>> = {
  "Roboto and Noto Serif, as on Android": {
    "fonts-roboto-unhinted": ["Roboto-Regular.ttf", "Roboto-Medium.ttf", "Roboto-Bold.ttf"],
    "fonts-noto-core": ["NotoSerif-Regular.ttf", "NotoSerif-Bold.ttf"],
  },
};

/** A headline that wraps elsewhere in Noto Serif; nothing else there moves. */
const movesMore = new Set(["/peptide-therapy at 412", "/anti-aging-longevity at 412"]);

const folder = "/usr/share/fonts";
const installed = () =>
  new Map(
    readdirSync(folder, { recursive: true, encoding: "utf8" }).map((path) => [
      basename(path),
      join(folder, path),
    ]),
  );

/** Sets up fontconfig with these fonts alone; returns the path of its settings. */
function fontSettings(fonts: Readonly<Record<string, readonly string[]>>, place: string): string {
  mkdirSync(place, { recursive: true });
  for (const [name, files] of Object.entries(fonts)) {
    if (!existsSync(folder) || !files.every((file) => installed().has(file))) installPackage(name);
    const found = installed();
    for (const file of files) {
      const path = found.get(file);
      if (!path) throw new Error(`This test needs Debian's package ${name}: ${file} is missing`);
      copyFileSync(path, join(place, file));
    }
  }
  const settings = join(place, "fonts.conf");
  writeFileSync(
    settings,
    `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig><dir>${place}</dir><cachedir>${place}/cache</cachedir></fontconfig>`,
  );
  return settings;
}

/** Layout shift of a page whose fonts come after its first paint, and which texts moved. */
async function shiftOf(context: BrowserContext, url: string) {
  const page = await context.newPage();
  let letGo = () => {};
  const free = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route("**/*.woff2", async (route) => {
    await free;
    await route.continue();
  });
  await page.goto(url, { waitUntil: "domcontentloaded" });
  await page.waitForFunction(
    () =>
      performance.getEntriesByName("first-contentful-paint").length > 0 &&
      [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].every(
        (link) => link.sheet,
      ),
  );
  const painted = () =>
    page.evaluate(() => new Promise((r) => requestAnimationFrame(() => requestAnimationFrame(r))));
  await painted();
  letGo();
  await page.evaluate(() => document.fonts.ready);
  await painted();
  const shifts = await page.evaluate(() => Reflect.get(window, "readShifts")());
  await page.close();
  return shifts as { total: number; moved: string[] };
}

for (const [system, fonts] of Object.entries(systems))
  test(`nothing moves when fonts come late and a system has only ${system}`, async ({
    site,
  }, info) => {
    info.setTimeout(900_000);
    const browser = await chromium.launch({
      ...info.project.use.launchOptions,
      env: { ...process.env, FONTCONFIG_FILE: fontSettings(fonts, info.outputPath("fonts")) },
    });
    for (const width of [360, 412, 820, 1440]) {
      const viewport = { width, height: width < 800 ? 800 : 900 };
      const context = await browser.newContext({ viewport, reducedMotion: "reduce" });
      await context.addInitScript(() => {
        const entries: PerformanceEntry[] = [];
        const observer = new PerformanceObserver((list) => entries.push(...list.getEntries()));
        observer.observe({ type: "layout-shift", buffered: true });
        Reflect.set(window, "readShifts", () => {
          entries.push(...observer.takeRecords());
          const shifts = entries as (PerformanceEntry & {
            value: number;
            sources: { node: Node | null }[];
          })[];
          return {
            total: shifts.reduce((sum, { value }) => sum + value, 0),
            moved: shifts.flatMap(({ sources }) => sources.map(({ node }) => node?.textContent)),
          };
        });
      });
      for (const path of englishPageOfEachKind) {
        const { total, moved } = await shiftOf(context, site.url + path);
        const where = `${path} at ${width}`;
        const most = movesMore.has(where) ? 0.025 : 0.02;
        expect.soft(total, `${where}: ${moved.join(" · ")}`).toBeLessThan(most);
      }
      await context.close();
    }
    await browser.close();
  });
