import { brotliCompressSync } from "node:zlib";
import type { Page } from "@playwright/test";
import { holdRequests } from "../support/requests";
import { expect, test } from "../support/test";

/** Each tool's page, its script, and what a visitor first does with it. */
const tools: Record<string, [path: string, script: string, sign: (page: Page) => Promise<void>]> = {
  "the list": ["/my-list", "my-list-script", (page) => page.getByLabel("Sildenafil").focus()],
  "the kept inquiry": [
    "/contact",
    "keep-inquiry-script",
    (page) => page.getByLabel("Message").hover(),
  ],
  "the neutral tab title": [
    "/about",
    "neutral-tab",
    (page) => page.getByRole("button", { name: "Hide the tab title" }).focus(),
  ],
  "the BMI": [
    "/weight-loss",
    "body-mass-script",
    async (page) => {
      await page.getByText("Work out your BMI").click();
      await page.getByLabel("Height, feet").focus();
    },
  ],
};

for (const [name, [path, script, sign]] of Object.entries(tools))
  test(`the script of ${name} has less than 5 KB and is fetched at the first sign`, async ({
    page,
  }) => {
    const requested: string[] = [];
    page.on("request", (request) => requested.push(request.url()));
    await page.goto(path);
    await page.waitForLoadState("networkidle");
    expect(requested.filter((url) => url.includes(script))).toEqual([]);
    const fetched = page.waitForResponse((response) => response.url().includes(script));
    await sign(page);
    expect(brotliCompressSync(await (await fetched).body()).length).toBeLessThan(5_000);
  });

for (const [path, label, files] of [
  ["/contact", "First name", ["contact-form.client", "keep-inquiry-script"]],
  ["/payment", "Payment amount", ["payment-form.client"]],
] as const)
  test(`the first touch of ${path} asks for all its scripts in one round`, async ({ page }) => {
    await page.goto(path);
    await page.waitForLoadState("networkidle");
    const letGo = await holdRequests(page, "**/assets/*");
    const requested: string[] = [];
    page.on("request", (request) => {
      const script = /\/assets\/([\w.-]+)-[\w-]{8}\.js$/.exec(request.url())?.[1];
      if (script) requested.push(script);
    });
    const field = page.getByLabel(label);
    await field.focus();
    // Before any of them has arrived.
    await expect.poll(() => requested.toSorted()).toEqual(files);
    letGo();
    const isTaken = (element: Element) =>
      Object.keys(element).some((key) => key.startsWith("__reactProps"));
    await expect.poll(() => field.evaluate(isTaken)).toBe(true);
    await page.waitForLoadState("networkidle");
    expect(requested.toSorted()).toEqual(files);
  });

test("a list is kept although its script arrives late, and a click before it is repeated", async ({
  page,
}) => {
  const letGo = await holdRequests(page, "**/my-list-script-*.js");
  await page.goto("/my-list");
  await page.getByLabel("Wolverine", { exact: true }).check();
  await page.getByLabel("My allergies").fill("Penicillin");
  letGo();
  const kept = () => page.evaluate(() => sessionStorage.getItem("my-list"));
  await expect.poll(kept).toContain("Penicillin");
  expect(await kept()).toContain("wolverine");
  await expect(page.getByRole("link", { name: "Send this list" })).toBeVisible();

  const letGoAgain = await holdRequests(page, "**/my-list-script-*.js");
  // What is kept makes the page fetch the script itself, before its load event.
  await page.reload({ waitUntil: "commit" });
  await page.getByRole("button", { name: "Clear everything" }).click();
  letGoAgain();
  await expect.poll(kept).toBeNull();
  await expect(page.getByLabel("My allergies")).toHaveValue("");
});

test("a neutral tab title comes when its script does", async ({ page }) => {
  const letGo = await holdRequests(page, "**/neutral-tab-*.js");
  await page.goto("/about");
  await page.getByRole("button", { name: "Hide the tab title" }).click();
  letGo();
  await expect(page).toHaveTitle("Notes");
  // Back may show a page from memory, where the title was switched off on the page after it.
  await page.evaluate(() => {
    sessionStorage.clear();
    dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
  });
  await expect(page).not.toHaveTitle("Notes");
});

test("an inquiry is kept although its script arrives late, and forgotten with the tab", async ({
  page,
}) => {
  const letGo = await holdRequests(page, "**/keep-inquiry-script-*.js");
  await page.goto("/contact");
  await page.getByLabel("First name").fill("Early");
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  letGo();
  const kept = () => page.evaluate(() => sessionStorage.getItem("inquiry"));
  await expect.poll(kept).toContain("Early");
  // Back may show a page from memory, after "Leave this page" on the page after it.
  await page.evaluate(() => {
    dispatchEvent(new PageTransitionEvent("pagehide", { persisted: true }));
    sessionStorage.clear();
    dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
  });
  await expect(page.getByLabel("First name")).toHaveValue("");
});

test("pressing Escape three times leaves at once, before any script has arrived", async ({
  page,
}) => {
  await holdRequests(page, "**/assets/*.js");
  await page.goto("/sexual-health", { waitUntil: "commit" });
  // The page's own short script is at its end, after the footer.
  await page.waitForFunction(() => document.readyState !== "loading");
  for (let times = 0; times < 3; times++) await page.keyboard.press("Escape");
  await expect(page).toHaveURL("about:blank");
});
