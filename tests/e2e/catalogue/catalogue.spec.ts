import type { Page } from "@playwright/test";
import { allOfferings, productsOf } from "../../../app/catalogue/catalogue";
import { safetyOf } from "../../../app/content/en/catalogue/safety/safety-of";
import { countRungs } from "../../../app/facts/evidence";
import { facts, products } from "../../fixtures/built-site";
import { sourceOf } from "../site/built-pages";
import { expect, test } from "../support/test";

const titles = (page: Page) => page.locator("[data-catalogue] > li:visible h3").allInnerTexts();

const every = allOfferings(products).length;

test("the catalogue shows every treatment, each category with its filter, and as many columns as fit", async ({
  page,
}) => {
  await page.goto("/services");
  await test.step("all offerings: a card for each title, alphabetical, weight loss last", async () => {
    const shown = await titles(page);
    const weightLoss = products
      .filter(({ category }) => category === "weight-loss")
      .map(({ title }) => title);
    expect(shown).toHaveLength(every);
    const others = shown.slice(0, -weightLoss.length);
    expect(shown.slice(-weightLoss.length)).toEqual([...weightLoss].sort());
    expect(others).toEqual([...others].sort((a, b) => a.localeCompare(b, "en")));
    expect(new Set(shown).size).toBe(every);
  });
  await test.step("each filter shows all of its category, in the URL too", async () => {
    for (const [name, id] of [
      ["Fitness & Anti-Aging", "fitness-anti-aging"],
      ["Testosterone & Hormone Therapy", "testosterone-hormone-therapy"],
      ["Sexual Health", "sexual-health"],
      ["Weight Loss", "weight-loss"],
    ] as const) {
      const count = productsOf(products, id).length;
      await page.getByRole("button", { name, exact: true }).click();
      await expect(page).toHaveURL(new RegExp(`category=${id}`));
      expect(await titles(page)).toHaveLength(count);
      await expect(page.getByRole("button", { name, exact: true })).toHaveAttribute(
        "aria-pressed",
        "true",
      );
      await expect(page.locator("[data-catalogue-status]")).toContainText(String(count));
    }
    await page.goBack();
    expect(await titles(page)).toHaveLength(productsOf(products, "sexual-health").length);
    await page.reload();
    expect(await titles(page)).toHaveLength(productsOf(products, "sexual-health").length);
    await page.getByRole("button", { name: "All Offerings" }).click();
    expect(await titles(page)).toHaveLength(every);
  });
  await test.step("columns: 1, 2, 3 and 4 by width", async () => {
    for (const [width, columns] of [
      [390, 1],
      [820, 2],
      [1180, 3],
      [1440, 4],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      const grid = await page
        .locator(".shelves")
        .evaluate((element) => getComputedStyle(element).gridTemplateColumns.split(" ").length);
      expect(grid, `${width} px`).toBe(columns);
    }
  });
});

test("a search shows what it finds, in every category, and is one step of history", async ({
  page,
}) => {
  await page.goto("/services");
  await test.step("a typed search is one step of history, not one for each letter", async () => {
    const steps = () => page.evaluate(() => history.length);
    const before = await steps();
    await page.getByRole("searchbox").pressSequentially("nasal");
    await expect(page).toHaveURL(/q=nasal$/);
    expect(await steps()).toBe(before + 1);
    await page.goBack();
    await expect(page).toHaveURL(/\/services$/);
    await expect(page.getByRole("searchbox")).toHaveValue("");
    expect(await titles(page)).toHaveLength(every);
  });
  await test.step("words of a second listing are found under All Offerings too", async () => {
    const second = products.find(({ slug }) => slug === "tesamorelin-ipamorelin-hormone");
    const query = "tesamorelin testosterone";
    await page.getByRole("searchbox").fill(query);
    await expect.poll(() => titles(page)).not.toContain("Semaglutide");
    expect(await titles(page)).toContain(second?.title);
    expect(new Set(await titles(page)).size).toBe((await titles(page)).length);
  });
  await test.step("search forgives accents and hyphens, is announced and can be shared", async () => {
    await page.getByRole("searchbox").fill("bpc157");
    await expect(page).toHaveURL(/q=bpc157/);
    await expect.poll(() => titles(page)).toContain("BPC-157 / KPV");
    expect(await titles(page)).not.toContain("Semaglutide");
    await page.goto("/services?q=pt-141");
    await expect.poll(() => titles(page)).not.toContain("Semaglutide");
    expect(await titles(page)).toContain("PT-141 Nasal Spray");
    await expect(page.getByRole("searchbox")).toHaveValue("pt-141");
    // This text is only on its card.
    await page.getByRole("searchbox").fill("tb-500");
    await expect.poll(() => titles(page)).toContain("Wolverine");
    await page.getByRole("searchbox").fill("zzzz");
    await expect(page.getByRole("heading", { name: /Nothing found/ })).toBeVisible();
    await page.getByRole("button", { name: "Show all treatments" }).click();
    expect(await titles(page)).toHaveLength(every);
  });
  await test.step("a search stays when a category is chosen, and a category when something is searched", async () => {
    await page.getByRole("searchbox").fill("nasal");
    await expect.poll(() => titles(page)).toHaveLength(3);
    await page.getByRole("button", { name: "Sexual Health" }).click();
    await expect(page.getByRole("searchbox")).toHaveValue("nasal");
    expect(await titles(page)).toEqual(["PT-141 Nasal Spray"]);
    await expect(page).toHaveURL(/\?category=sexual-health&q=nasal$/);
    await page.getByRole("searchbox").fill("tadalafil");
    await expect.poll(() => titles(page)).toEqual(["Tadalafil"]);
    await page.getByRole("searchbox").fill("");
    await expect.poll(() => titles(page)).toHaveLength(4);
  });
});

test("old URLs still lead somewhere, unknown ones to the whole catalogue", async ({ page }) => {
  await page.goto("/services#hcg");
  await expect(page.getByRole("dialog", { name: "HCG for Men" })).toBeVisible();
  await page.goto("/");
  await page.goto("/services#testosterone-therapy");
  await expect(
    page.getByRole("button", { name: "Testosterone & Hormone Therapy" }),
  ).toHaveAttribute("aria-pressed", "true");
  await expect(page.getByRole("button", { name: "All Offerings" })).toBeInViewport();
  // After a click in the catalogue's own footer, the page scrolls to what changed.
  await page.goto("/services");
  const footer = page.getByRole("contentinfo");
  await footer.getByText("Hormone Therapy", { exact: true }).click();
  await footer.getByRole("link", { name: "Testosterone Therapy" }).click();
  const filter = page.getByRole("button", { name: "Testosterone & Hormone Therapy" });
  await expect(filter).toHaveAttribute("aria-pressed", "true");
  await expect(filter).toBeInViewport();
  await page.goto("/");
  await page.goto("/services#%E0%A4%A");
  expect(await titles(page)).toHaveLength(every);
  await expect(page.locator("dialog[open]")).toHaveCount(0);
});

test("every treatment has its own page with the whole information, each rung and source of its evidence, and the treatments' number", async ({
  request,
}) => {
  for (const { slug, title, price, evidence } of products) {
    const html = await sourceOf(request, `/treatments/${slug}`);
    const article = /<article.*?<\/article>/s.exec(html)?.[0] ?? "";
    const said = textOf(article);
    expect(textOf(/<h1.*?<\/h1>/s.exec(article)?.[0] ?? ""), slug).toBe(title);
    const amount = price.toFixed(2).replace(/\B(?=(\d{3})+\.)/g, ",");
    const { status, notIf, tellUsFirst, commonSideEffects, getHelp, call911 } = safetyOf(slug);
    for (const words of [
      ...[`$${amount}`, "Ingredients", "Directions", "Warnings", "Disclaimer"],
      ...[...status.sentences, ...notIf, ...tellUsFirst, ...commonSideEffects],
      ...[...getHelp, ...call911],
    ])
      expect(said, slug).toContain(words);
    expect(article, slug).toMatch(
      new RegExp(`href="tel:\\${facts.phones.treatments}"[^>]*>.*?Call to Schedule`),
    );
    const ladder = html.slice(html.indexOf('class="evidence"'), html.lastIndexOf("</main>"));
    expect(ladder.split("</ul>")[0]?.match(/<li><strong>/g) ?? [], slug).toHaveLength(
      countRungs(evidence),
    );
    for (const { url } of evidence.sources)
      expect(ladder, slug).toContain(`href="${url.replaceAll("&", "&amp;")}"`);
  }
});

/** The text of some HTML. */
const textOf = (html: string) =>
  html
    .replace(/<[^>]*>/g, "")
    .replaceAll("\u{A0}", " ")
    .replaceAll("&#x27;", "'")
    .replaceAll("&quot;", '"')
    .replaceAll("&amp;", "&");
