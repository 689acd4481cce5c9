import { expect, test } from "@playwright/test";
import { formatPrice } from "../../../app/facts/format-facts";
import { products } from "../../fixtures/built-site";
import { expectFits, narrowPhone } from "../support/expect-no-violations";
import { findAxeViolations } from "../support/find-axe-violations";
import { type RunningSite, startSite } from "../support/site";
import { clickPublish, phoneAtDesk } from "../support/site-desk";

/** The original price as pages show it. */
const priceOf = (slug: string) =>
  formatPrice(products.find((product) => product.slug === slug)?.price ?? 0);

test.describe("the clinic's own site", () => {
  let site: RunningSite;
  test.beforeAll(async () => {
    site = await startSite();
  });
  test.afterAll(() => site.end());

  test("the owner changes a price on a phone, without scripts, and it is on every page and in the dialog", async ({
    browser,
  }) => {
    const page = await phoneAtDesk(browser, site, { name: "Ana", role: "owner" });
    await page.goto("/staff/site");
    await page.getByRole("link", { name: /^Tadalafil/ }).click();
    await page.getByLabel("Price", { exact: true }).fill("11.5");
    await page.getByRole("button", { name: "Save and review" }).click();
    await expect(page.getByRole("heading", { name: /pages change/ })).toBeVisible();
    await page.getByLabel("Why (optional)").fill("New supplier");
    await clickPublish(page);
    for (const path of ["/services", "/treatments/tadalafil", "/sexual-health"]) {
      await page.goto(path);
      await expect(page.getByText("$11.50").first(), path).toBeAttached();
      // A treatment's page shows no other treatment's price.
      if (!path.startsWith("/treatments/"))
        await expect(page.getByText(`${priceOf("sildenafil")} per order`).first()).toBeAttached();
    }
    // The new price has no list price until somebody records when that was charged.
    await page.goto("/treatments/tadalafil");
    await expect(page.locator(".price").first()).not.toContainText("List price");
    await page.goto("/staff/site/history");
    await expect(page.getByText("New supplier")).toBeVisible();
    await page.context().close();

    const visitor = await browser.newPage({ baseURL: site.url });
    await visitor.goto("/services#tadalafil");
    await expect(visitor.getByRole("dialog").getByText("$11.50")).toBeVisible();
    await visitor.close();
  });

  test("a typed value is kept as a draft before it is saved", async ({ browser }) => {
    const page = await phoneAtDesk(browser, site, { name: "Bea", role: "owner", scripts: true });
    await page.goto("/staff/site/treatments/semaglutide");
    const saved = page.waitForResponse((response) => response.request().method() === "POST");
    await page.getByLabel("Price", { exact: true }).fill("301");
    await saved;
    await page.goto("/staff/site/review");
    await expect(page.locator("ins", { hasText: "301.00" }).first()).toBeVisible();
    await expect(page.getByRole("button", { name: "Publish now" })).toBeEnabled();
    await page.context().close();
  });

  test("a validation message is beside the field, which keeps the typed value", async ({
    browser,
  }) => {
    const page = await phoneAtDesk(browser, site, { name: "Cora", role: "owner" });
    await page.goto("/staff/site/contact");
    const field = page.getByLabel("Clinic’s phone");
    await field.fill("555");
    await page.getByRole("button", { name: "Save and review" }).click();
    await expect(field).toHaveValue("555");
    await expect(field).toHaveAttribute("aria-invalid", "true");
    await expect(page.getByText("Enter ten digits, such as (212) 555-0142.")).toBeVisible();
    await expect(page).toHaveTitle(/^Error: /);
    await page.getByRole("alert").getByRole("link", { name: "Clinic’s phone" }).click();
    await expect(field).toBeFocused();

    await page.goto("/staff/site/review");
    await page.getByRole("link", { name: /^Clinic’s phone: Enter ten digits/ }).click();
    await expect(field).toHaveValue("555");
    await page.goto("/staff/site/review");
    await page.getByRole("link", { name: "Edit: Clinic’s phone" }).click();
    await expect(field).toBeFocused();
    await page.context().close();
  });

  test("a sentence that promises something waits until a second person has approved it", async ({
    browser,
  }) => {
    const desk = await phoneAtDesk(browser, site, { name: "Ben", role: "desk" });
    await desk.goto("/staff/site/treatments/tadalafil");
    await desk.getByLabel("Summary", { exact: true }).fill("A tablet with no side effects.");
    await desk.getByRole("button", { name: "Save and review" }).click();
    await desk.getByRole("button", { name: "Publish now" }).click();
    await expect(desk.getByText(/A sentence promises something/)).toBeVisible();
    await desk.goto("/staff/site/claims");
    await expect(desk.getByText("You wrote this: somebody else has to read it.")).toBeVisible();

    const owner = await phoneAtDesk(browser, site, { name: "Dora", role: "owner" });
    await owner.goto("/staff/site/claims");
    await expect(owner.getByText("A tablet with no side effects.")).toBeVisible();
    await owner.getByRole("button", { name: "Approve" }).click();
    await expect(owner.getByText("Say why, in one line.")).toBeVisible();
    await owner.getByLabel("Reason").fill("Agreed with the physician");
    await owner.getByRole("button", { name: "Approve" }).click();
    await expect(owner.getByText("No sentence waits to be read.")).toBeVisible();
    await owner.goto("/staff/audit");
    await expect(owner.getByText("approved a claim")).toBeVisible();

    await desk.goto("/staff/site/review");
    await clickPublish(desk);
    await desk.goto("/services");
    await expect(desk.getByText("A tablet with no side effects.")).toBeVisible();
    await desk.context().close();
    await owner.context().close();
  });

  test("a change is scheduled, and canceled", async ({ browser }) => {
    const page = await phoneAtDesk(browser, site, { name: "Eva", role: "owner" });
    await page.goto("/staff/site/front");
    await page.getByLabel("Banner", { exact: true }).fill("CLOSED ON FRIDAY");
    await page.getByRole("button", { name: "Save and review" }).click();
    await page.getByText("Publish later").click();
    await page.getByLabel("Day and time").fill("2020-01-01T09:00");
    await page.getByRole("button", { name: "Schedule" }).click();
    await expect(page.getByText("Choose a day and time that are still to come.")).toBeVisible();
    await page.getByLabel("Day and time").fill("2040-01-01T09:00");
    await page.getByRole("button", { name: "Schedule" }).click();
    await expect(page.getByText("It’s scheduled for the time you chose.")).toBeVisible();
    await page.goto("/staff/site");
    await expect(page.getByText("Banner: CLOSED ON FRIDAY")).toBeVisible();
    await page.getByRole("button", { name: "Do not publish this" }).click();
    await expect(page.getByText("Banner: CLOSED ON FRIDAY")).toBeHidden();
    await page.context().close();
  });

  test("a preview is marked, not indexed, and links to previews; a reader cannot open it", async ({
    browser,
  }) => {
    const page = await phoneAtDesk(browser, site, { name: "Fay", role: "owner" });
    await page.goto("/staff/site/treatments/glp-r");
    await page.getByLabel("Price", { exact: true }).fill("15");
    await page.getByRole("button", { name: "Save and review" }).click();
    const changed = page.getByRole("listitem").filter({ hasText: "/treatments/glp-r" });
    // The page in Spanish is another.
    await changed.first().getByRole("link").click();
    await expect(page.getByText("Preview: not published.")).toBeVisible();
    await expect(page.locator(".price").first()).toContainText("$15.00");
    const response = await page.reload();
    expect(response?.headers()["x-robots-tag"]).toContain("noindex");
    // Its forms send nothing.
    expect(response?.headers()["content-security-policy"]).toContain("form-action 'none'");
    await page.goto("/treatments/glp-r");
    await expect(page.locator(".price").first()).toContainText(priceOf("glp-r"));

    const reader = await phoneAtDesk(browser, site, { name: "Cleo", role: "reader" });
    for (const path of ["/staff/site", "/staff/site/review", "/staff/preview", "/staff/launch"])
      expect((await reader.goto(path))?.status(), path).toBe(403);
    const stranger = await browser.newContext({ baseURL: site.url });
    expect((await stranger.request.get("/staff/preview/about", { maxRedirects: 0 })).status()).toBe(
      303,
    );
    await stranger.close();
    await reader.context().close();
    await page.context().close();
  });

  test("a wide screen shows the page beside its form, and updates it while somebody types", async ({
    browser,
  }) => {
    const page = await phoneAtDesk(browser, site, { name: "Ida", role: "owner", scripts: true });
    await page.goto("/staff/site/treatments/nad-nasal-spray");
    const frame = page.getByTitle("Preview");
    await expect(frame).toBeHidden();
    await expect(page.getByRole("link", { name: "Preview" })).toBeVisible();
    await page.setViewportSize({ width: 1440, height: 900 });
    const price = frame.contentFrame().locator(".price").first();
    await expect(price).toContainText(priceOf("nad-nasal-spray"));
    await page.getByLabel("Price", { exact: true }).fill("17");
    await expect(price).toContainText("$17.00");

    // No other page may be framed, by the desk or by anybody.
    const framing = async (path: string) => {
      const headers = (await page.request.get(path)).headers();
      const policy = headers["content-security-policy"] ?? "";
      return [headers["x-frame-options"], /frame-ancestors [^;]*/.exec(policy)?.[0]];
    };
    expect(await framing("/staff/preview/about")).toEqual(["SAMEORIGIN", "frame-ancestors 'self'"]);
    for (const path of ["/staff/site/review", "/staff/previews", "/about", "/staff"])
      expect(await framing(path), path).toEqual(["DENY", "frame-ancestors 'none'"]);
    await page.context().close();
  });

  test("axe finds no violation on any page below /staff/site", async ({ browser }) => {
    const page = await phoneAtDesk(browser, site, { name: "Gina", role: "owner", scripts: true });
    await page.goto("/staff/site/treatments/tadalafil");
    await page.getByLabel("Price", { exact: true }).fill("nothing");
    await page.getByRole("button", { name: "Save draft" }).click();
    await expect(page.getByText("Some fields need another look.")).toBeVisible();
    for (const path of [
      "/staff/site",
      "/staff/site/hours",
      "/staff/site/contact",
      "/staff/site/clinic",
      "/staff/site/people",
      "/staff/site/practical",
      "/staff/site/front",
      "/staff/site/questions",
      "/staff/site/review",
      "/staff/site/claims",
      "/staff/site/history",
      "/staff/launch",
      "/staff/site/treatments/tadalafil",
    ]) {
      await page.goto(path);
      expect(await findAxeViolations(page), path).toEqual([]);
      await page.setViewportSize(narrowPhone);
      await expectFits(page);
    }
    await page.context().close();
  });

  test("a saved draft says so in sight, also where the form was opened at one of its parts", async ({
    browser,
  }) => {
    const page = await phoneAtDesk(browser, site, { name: "Jo", role: "owner" });
    await page.goto("/staff/site/hours#hours-closedDays");
    await page.getByLabel("Note on holidays", { exact: true }).fill("We rest on holidays.");
    const save = page.getByRole("button", { name: "Save draft" });
    // Without scrolling to the end of the form.
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect(save).toBeInViewport();
    await save.click();
    const notice = page.getByText("Your draft is saved. Nothing is published yet.");
    await expect(notice).toBeInViewport();
    await expect(notice).toBeFocused();
    await page.context().close();
  });

  test("the review says who changed each fact, and shows it in the words of its field", async ({
    browser,
  }) => {
    const page = await phoneAtDesk(browser, site, { name: "Kim Reed", role: "owner" });
    await page.goto("/staff/site/hours");
    const isOn = page.getByRole("combobox", { name: "Visitors book alone", exact: true });
    await isOn.selectOption("Shown");
    await page.getByRole("button", { name: "Save and review" }).click();
    const change = page.locator(".site-changes li", { hasText: "Visitors book alone" });
    await expect(change.locator("del")).toContainText("Not shown");
    await expect(change.locator("ins")).toContainText("Shown");
    await expect(change).toContainText(/Changed by Kim Reed, .*\d/);
    await expect(page.getByRole("button", { name: "Publish now" })).toHaveAccessibleDescription(
      /Asks for your passkey/,
    );
    await page.context().close();
  });

  test("the launch list says what is missing, and stores who read what", async ({ browser }) => {
    const page = await phoneAtDesk(browser, site, { name: "Hana", role: "owner" });
    await page.goto("/staff/launch");
    const policies = page.getByRole("listitem").filter({ hasText: "Policies read by counsel" });
    await policies.getByLabel("Who read or decided it").fill("R. Counsel");
    await policies.getByLabel("When").fill("2026-11-20");
    await policies.getByRole("button", { name: "Confirm" }).click();
    await expect(policies.getByText("R. Counsel, 2026-11-20")).toBeVisible();
    await page.context().close();
  });
});
