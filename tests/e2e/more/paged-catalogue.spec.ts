import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { servicesWords } from "../../../app/content/en/pages/services";
import { facts } from "../../fixtures/built-site";
import { buildManyProducts } from "../../support/build-many-products";
import { expectNoAxeViolations } from "../support/expect-no-violations";
import { type RunningSite, startSite } from "../support/site";
import { test as base, expect } from "../support/test";

const count = 210;
const { empty, elsewhere } = servicesWords(facts);

/** The site with many products, built once for this file. */
const test = base.extend<object, { site: RunningSite }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), "many-products-"));
      buildManyProducts(folder, count);
      const site = await startSite({}, [], join(folder, "build/server/main.js"));
      await use(site);
      await site.end();
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: "worker", timeout: 600_000 },
  ],
});

const cards = (page: Page) => page.locator("[data-catalogue]").getByRole("listitem");
const titles = (page: Page) => cards(page).getByRole("heading", { level: 3 }).allTextContents();
const status = (page: Page) => page.getByRole("status");
const pages = (page: Page) => page.getByRole("navigation", { name: "Pages of treatments" });
const filters = (page: Page) => page.getByRole("navigation", { name: "Show treatments for" });
const inOrder = (all: readonly string[]) =>
  all.toSorted((one, other) => one.localeCompare(other, "en-US"));

for (const javaScriptEnabled of [true, false])
  test.describe(`with scripts ${javaScriptEnabled ? "on" : "off"}`, () => {
    test.use({ javaScriptEnabled });

    test("the pages together list every treatment once, weight loss last", async ({ page }) => {
      await page.goto("/services");
      const [, all = "", last = ""] =
        /^(\d+) treatments, page 1 of (\d+)$/.exec((await status(page).textContent()) ?? "") ?? [];
      const listed = await titles(page);
      expect(listed).toHaveLength(24);
      for (let number = 2; number <= Number(last); number += 1) {
        await pages(page).getByRole("link", { name: "Next page" }).click();
        await expect(page).toHaveURL(new RegExp(`/services\\?page=${number}#results$`));
        await expect(status(page)).toHaveText(`${all} treatments, page ${number} of ${last}`);
        await expect(status(page)).toBeFocused();
        await expect(page).toHaveTitle(new RegExp(`page ${number} of ${last}`));
        listed.push(...(await titles(page)));
      }
      await expect(pages(page).getByRole("link", { name: "Next page" })).toHaveCount(0);
      expect(listed).toHaveLength(Number(all));
      expect(new Set(listed).size).toBe(listed.length);
      const weightLoss = listed.findIndex((title) => /Semaglutide|GLP-R|Tirzepatide/.test(title));
      expect(listed).toEqual([
        ...inOrder(listed.slice(0, weightLoss)),
        ...inOrder(listed.slice(weightLoss)),
      ]);
      await page.goBack();
      await expect(status(page)).toHaveText(
        `${all} treatments, page ${Number(last) - 1} of ${last}`,
      );
    });

    test("a search, a category and the evidence are one URL, and stay on the next page", async ({
      page,
    }) => {
      await page.goto("/services");
      const field = page.getByRole("searchbox");
      await field.fill("tesamorelin");
      await field.press("Enter");
      await expect(page).toHaveURL(/\/services\?q=tesamorelin#results$/);
      await expect(status(page)).toHaveText(/^\d+ treatments for “tesamorelin”/);
      await expect(status(page)).toBeFocused();
      await expect(page.getByRole("searchbox")).toHaveValue("tesamorelin");
      for (const title of await titles(page)) expect(title).toContain("Tesamorelin");

      await filters(page).getByRole("link", { name: "Testosterone & Hormone Therapy" }).click();
      await expect(page).toHaveURL(
        /\?category=testosterone-hormone-therapy&q=tesamorelin#results$/,
      );
      await expect(
        filters(page).getByRole("link", { name: "Testosterone & Hormone Therapy" }),
      ).toHaveAttribute("aria-current", "page");
      expect(await titles(page)).toEqual(inOrder(await titles(page)));

      await page.getByRole("searchbox").fill("");
      await page.getByRole("searchbox").press("Enter");
      await expect(page).toHaveURL(/\?category=testosterone-hormone-therapy#results$/);
      await page.getByRole("link", { name: "List", exact: true }).click();
      await expect(page).toHaveURL(/&view=index#results$/);
      await expect(page.locator(".card-picture:visible")).toHaveCount(0);
      await pages(page).getByRole("link", { name: "Page 2", exact: true }).click();
      await expect(page).toHaveURL(/&view=index&page=2#results$/);
      await expect(page.locator(".card-picture:visible")).toHaveCount(0);
      await expect(cards(page).first()).toBeVisible();
    });

    test("a search without results leads on, and to what other categories have", async ({
      page,
    }) => {
      await page.goto("/services?q=zzzz");
      await expect(page.getByRole("heading", { name: empty.heading })).toBeVisible();
      await expect(status(page)).toHaveText("0 treatments for “zzzz”");
      await page.goto("/services?category=weight-loss&q=nad");
      await expect(page.getByRole("heading", { name: elsewhere.heading })).toBeVisible();
      await page.getByRole("link", { name: elsewhere.button }).click();
      await expect(page).toHaveURL(/\/services\?q=nad#results$/);
      expect((await titles(page)).length).toBeGreaterThan(0);
      await page.goto("/services?q=ozempic");
      await expect(page.locator("[data-search-results]").getByRole("link")).toHaveAttribute(
        "href",
        "/weight-loss",
      );
    });
  });

test("an area's page has the first of its treatments and leads to all of them", async ({
  page,
}) => {
  await page.goto("/peptide-therapy");
  const treatments = page.locator("#treatments");
  const headings = treatments.getByRole("listitem").getByRole("heading", { level: 3 });
  expect(await headings.count()).toBeLessThanOrEqual(25);
  const link = treatments.getByRole("link", { name: /^View all \d+ treatments$/ });
  const [, all] = /(\d+)/.exec((await link.textContent()) ?? "") ?? [];
  await link.click();
  await expect(page).toHaveURL(/\/services\?category=fitness-anti-aging$/);
  await expect(status(page)).toHaveText(new RegExp(`^${all} treatments`));
});

test("a dialog is fetched when it is opened, also for a treatment of another page", async ({
  page,
}) => {
  const fetched: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("?treatment=")) fetched.push(request.url());
  });
  await page.goto("/services");
  const link = page.getByRole("link", { name: "View Details of BPC-157 / KPV", exact: true });
  await link.click();
  await expect(page.getByRole("dialog", { name: "BPC-157 / KPV", exact: true })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(link).toBeFocused();
  expect(fetched.map((url) => new URL(url).search)).toEqual(["?treatment=bpc-157-kpv"]);

  await page.goto("/services#sample-05-tirzepatide");
  await expect(page.getByRole("dialog", { name: "Sample 05 Tirzepatide" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL(/\/services$/);
  await page.goto("/about");
  await page.goto("/services#hcg");
  await expect(page.getByRole("dialog", { name: "HCG for Men", exact: true })).toBeVisible();
  await page.goto("/about");
  await page.goto("/services#testosterone-therapy");
  await expect(page).toHaveURL(/\?category=testosterone-hormone-therapy#results$/);
});

test("without scripts a card leads to the treatment's page, and so does a named treatment", async ({
  browser,
  site,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.url });
  const page = await context.newPage();
  await page.goto("/services#sildenafil");
  await page.getByRole("link", { name: "Sildenafil", exact: true }).first().click();
  await expect(page).toHaveURL(/\/treatments\/sildenafil$/);
  await page.goto("/services");
  await cards(page)
    .getByRole("link", { name: /^View Details/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/treatments\//);
  await context.close();
});

test("a choice has one URL, with a head of its own", async ({ request }) => {
  const get = async (path: string) => request.get(path, { maxRedirects: 0 });
  for (const [from, to] of [
    ["/services?page=1", "/services"],
    ["/services?page=zero", "/services"],
    ["/services?q=", "/services"],
    ["/services?evidence=&q=nad", "/services?q=nad"],
    ["/services?category=nothing", "/services"],
    ["/services?category=weight-loss&page=99", /^\/services\?category=weight-loss&page=\d$/],
    ["/es/services?page=1", "/es/services"],
  ] as const) {
    const response = await get(from);
    expect(response.status(), from).toBe(302);
    expect(response.headers().location).toMatch(
      typeof to === "string" ? new RegExp(`^${to.replace("?", "\\?")}$`) : to,
    );
  }
  const head = async (path: string) => (await (await get(path)).text()).split("<body")[0] ?? "";
  for (const path of [
    "/services?page=2",
    "/services?category=weight-loss",
    "/es/services?page=2",
  ]) {
    const own = await head(path);
    const query = path.split("?")[1]?.replace("&", "&amp;");
    expect(own).toMatch(
      new RegExp(`rel="canonical" href="https://[^"/]+${path.split("?")[0]}\\?${query}"`),
    );
    for (const language of ["/es", ""])
      expect(own).toMatch(
        new RegExp(`href="https://[^"/]+${language}/services\\?${query}"[^>]*hrefLang`, "i"),
      );
    expect(own).not.toContain("noindex");
  }
  for (const path of ["/services?q=nad", "/services?view=evidence"])
    expect(await head(path)).toContain('content="noindex');
});

test("a response is kept, compressed and not sent again to a browser that has it", async ({
  request,
}) => {
  const asked = "/services?q=wolverine&page=2";
  const first = await request.get(asked);
  const again = await request.get(`${asked}&utm_source=mail`);
  expect(await again.text()).toBe(await first.text());
  expect(first.headers().etag).toBeTruthy();
  expect(again.headers().etag).toBe(first.headers().etag);
  const known = await request.get(asked, {
    headers: { "If-None-Match": first.headers().etag ?? "" },
  });
  expect(known.status()).toBe(304);
  expect((await request.get("/treatment-dialogs.json?treatment=nothing")).status()).toBe(404);
  expect(await (await request.get("/treatment-dialogs.json")).json()).toEqual({});
});

test("every view of the catalogue is without axe violations and fits its window", async ({
  page,
}) => {
  for (const search of ["", "?page=4", "?view=index&page=2", "?view=evidence&page=2", "?q=zzzz"]) {
    await page.goto(`/services${search}`);
    await expectNoAxeViolations(page);
  }
});
