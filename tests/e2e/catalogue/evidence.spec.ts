import type { Page } from "@playwright/test";
import { allOfferings, productsOf } from "../../../app/catalogue/catalogue";
import {
  evidenceMark,
  evidenceWords,
  shelfName,
} from "../../../app/content/en/catalogue/evidence-words";
import { countRungs, type Rung, rungs } from "../../../app/facts/evidence";
import { products } from "../../fixtures/built-site";
import { expectNoAxeViolations } from "../support/expect-no-violations";
import { expect, test } from "../support/test";

const titles = (page: Page) => page.locator("[data-catalogue] > li:visible h3").allInnerTexts();
const { filter } = evidenceWords;

/** Titles of the treatments that have reached a rung. */
const reached = (rung: Rung, list = allOfferings(products)) =>
  list
    .filter(({ evidence }) => countRungs(evidence) > rungs.indexOf(rung))
    .map(({ title }) => title);

test("each rung of the filter shows the treatments that have reached it, in every category", async ({
  page,
}) => {
  await page.goto("/services");
  for (const rung of rungs) {
    await page.getByLabel(filter.label).selectOption(rung);
    await expect(page).toHaveURL(`/services?evidence=${rung}`);
    expect(await titles(page)).toEqual(reached(rung));
  }
  await page.getByLabel(filter.label).selectOption("large-trials");
  await page.getByRole("button", { name: "Weight Loss" }).click();
  await expect(page).toHaveURL("/services?category=weight-loss&evidence=large-trials");
  const inCategory = reached("large-trials", productsOf(products, "weight-loss"));
  expect(await titles(page)).toEqual(inCategory);
  await expect(page.locator("[data-catalogue-status]")).toContainText(String(inCategory.length));
  await page.reload();
  expect(await titles(page)).toEqual(inCategory);

  await page.getByLabel(filter.label).selectOption("");
  await expect(page).toHaveURL("/services?category=weight-loss");
  expect(await titles(page)).toHaveLength(productsOf(products, "weight-loss").length);
  await page.goBack();
  await expect(page).toHaveURL("/services?category=weight-loss&evidence=large-trials");
  expect(await titles(page)).toEqual(inCategory);
  await expect(page.getByLabel(filter.label)).toHaveValue("large-trials");
});

test("a search that finds nothing among the treatments of a rung leads to all others, and a dialog names its treatment's highest rung", async ({
  page,
}) => {
  await page.goto("/services?evidence=approved");
  await page.getByRole("searchbox").fill("wolverine");
  await page.getByRole("button", { name: "Search all treatments" }).click();
  await expect(page).toHaveURL("/services?q=wolverine");
  await expect.poll(() => titles(page)).toContain("Wolverine");
  await page.getByRole("link", { name: "View Details of Wolverine", exact: true }).click();
  const mark = page.getByRole("dialog").locator(".evidence-mark");
  await expect(mark).toHaveText("Animal studies");
  await expect(mark.locator("svg")).toBeVisible();
});

/** The shelves of these treatments: each name, and the titles on it in the catalogue's order. */
const shelved = (list: ReturnType<typeof allOfferings>) =>
  [5, 4, 3, 2, 1, 0]
    .map((count) => {
      const on = list.filter(({ evidence }) => countRungs(evidence) === count);
      const marks = new Set(on.map(({ evidence }) => evidenceMark(evidence)));
      const [mark = ""] = marks;
      return {
        name: marks.size === 1 ? mark : shelfName(count),
        titles: on.map((one) => one.title),
      };
    })
    .filter((shelf) => shelf.titles.length > 0);

test("prices of one row of shelves are on one line, which ends where the page does", async ({
  page,
}) => {
  await page.goto("/services?view=evidence");
  for (const width of [1280, 1440, 1600, 2560]) {
    await page.setViewportSize({ width, height: 900 });
    const cards = await page.locator(".rung li:visible").evaluateAll((all) =>
      all.map((card) => ({
        top: Math.round(card.getBoundingClientRect().top),
        right: card.getBoundingClientRect().right,
        price: Math.round(card.querySelector(".price")?.getBoundingClientRect().top ?? 0),
        linkRight: card.querySelector(".card-link")?.getBoundingClientRect().right ?? 0,
      })),
    );
    const pageRight = Math.max(...cards.map(({ right }) => right));
    for (const card of cards) {
      const row = cards.filter(({ top }) => top === card.top);
      expect(row.map(({ price }) => price)).toEqual(row.map(() => card.price));
      if (card.right === pageRight) expect(card.linkRight).toBeCloseTo(card.right, 0);
    }
  }
});

const shelves = async (page: Page) =>
  Promise.all(
    (await page.locator(".rung:visible").all()).map(async (shelf) => ({
      name: await shelf.getByRole("heading", { level: 2 }).innerText(),
      titles: await shelf.getByRole("heading", { level: 3 }).allInnerTexts(),
    })),
  );

test("the third view has a shelf for each degree of evidence, keeps the search and opens dialogs", async ({
  page,
}) => {
  await page.goto("/services");
  await page.getByRole("button", { name: "Sexual Health" }).click();
  await page.getByRole("link", { name: "By evidence" }).press("Enter");
  await expect(page).toHaveURL("/services?category=sexual-health&view=evidence");
  await expect.poll(() => shelves(page)).toEqual(shelved(productsOf(products, "sexual-health")));
  await page.getByRole("button", { name: "All Offerings" }).click();
  await expect(page).toHaveURL("/services?view=evidence");
  await expect.poll(() => shelves(page)).toEqual(shelved(allOfferings(products)));
  await expectNoAxeViolations(page);
  await page.getByRole("searchbox").fill("wolverine");
  await expect(page.locator(".rung:visible")).toHaveCount(1);
  await page.getByRole("link", { name: "View Details of Wolverine", exact: true }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.keyboard.press("Escape");
  await page.getByRole("link", { name: "List", exact: true }).click();
  await expect(page).toHaveURL("/services?q=wolverine&view=index");
  await expect(page.getByLabel("List")).toBeChecked();
});

test("a shelf is as wide as its cards, each of its rows is named, and cards do not repeat its name", async ({
  page,
}) => {
  await page.goto("/services?view=evidence");
  for (const width of [820, 1100, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    for (const shelf of await page.locator(".rung:visible").all()) {
      const name = shelf.getByRole("heading", { level: 2 });
      const board = await name.evaluate((element) => element.getBoundingClientRect().right);
      const pictures = await shelf.locator("li:visible").evaluateAll((all) =>
        all.map((card) => {
          const { top, right } = card.getBoundingClientRect();
          return { top, right, name: getComputedStyle(card, "::before").content };
        }),
      );
      const first = pictures.filter(({ top }) => top === pictures[0]?.top);
      expect(Math.max(...first.map(({ right }) => right))).toBeCloseTo(board, 0);
      // The heading names the first row; the first card of each further row repeats it, unspoken.
      const begins = pictures.map(({ top }, at) => at > 0 && top !== pictures[at - 1]?.top);
      const repeated = `"${await name.innerText()}" / ""`;
      expect(pictures.map((one) => one.name)).toEqual(
        begins.map((isFirst) => (isFirst ? repeated : "none")),
      );
      const marks = await shelf.locator("li:visible .evidence-mark").allInnerTexts();
      expect(marks).not.toContain(await name.innerText());
    }
  }
});

test.describe("with scripts off", () => {
  test.use({ javaScriptEnabled: false });

  test("the shelves are a link, which the search and a category's link narrow", async ({
    page,
  }) => {
    await page.goto("/services");
    await page.getByRole("link", { name: "By evidence" }).click();
    await expect.poll(() => shelves(page)).toEqual(shelved(allOfferings(products)));
    await page.getByRole("link", { name: "Sexual Health", exact: true }).first().click();
    await expect
      .poll(() => page.locator(".rung:visible").count())
      .toBe(shelved(productsOf(products, "sexual-health")).length);
    await page.goto("/services?view=evidence");
    await page.getByRole("searchbox").fill("nad");
    await page.getByRole("button", { name: "Search" }).click();
    await expect(page).toHaveURL(/view=evidence/);
    await expect
      .poll(async () => (await shelves(page)).map(({ name }) => name))
      .toEqual([shelfName(2)]);
  });

  test("the form shows the treatments of a rung, which a category's link narrows", async ({
    page,
  }) => {
    await page.goto("/services");
    await page.getByLabel(filter.label).selectOption("large-trials");
    await page.getByRole("button", { name: "Search" }).click();
    await expect(page).toHaveURL("/services?q=&evidence=large-trials");
    expect(await titles(page)).toEqual(reached("large-trials"));
    await expect(page.getByLabel(filter.label)).toHaveValue("large-trials");
    await page.getByRole("link", { name: "Sexual Health", exact: true }).first().click();
    await expect
      .poll(() => titles(page))
      .toEqual(reached("large-trials", productsOf(products, "sexual-health")));
  });
});

test("the ladders of other rungs than semaglutide's have no axe violations", async ({ page }) => {
  // every-page.spec.ts checks semaglutide's whole page, and the filter.
  await page.goto("/treatments/pt141-nasal-spray");
  await expectNoAxeViolations(page, ".evidence");
});
