import { writeFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { errorWords } from "../../../app/content/en/pages/not-found";
import { builtPages } from "../../../app/static-paths";
import { fillInquiry } from "../support/inquiry";
import { measureTraces } from "../support/measure-traces";
import { expect, test } from "../support/test";

/**
 * States that a visitor can bring a public page into. Those that load no page continue on the page
 * of the state before.
 */
const states: Record<string, (page: Page) => Promise<unknown>> = {
  "menu open": async (page) => {
    await page.goto("/");
    await page.getByRole("button", { name: "All Treatments" }).first().click();
  },
  "treatment in another page's dialog": async (page) => {
    await page.keyboard.press("Escape");
    await page
      .getByRole("link", { name: /^View Details/ })
      .first()
      .click();
    await expect(page.getByRole("dialog")).toBeVisible();
  },
  "catalogue filtered": async (page) => {
    await page.goto("/services");
    await page.getByRole("button", { name: "Sexual Health" }).click();
  },
  "catalogue searched": async (page) => {
    await page.getByRole("searchbox").fill("bpc157");
    await expect(page).toHaveURL(/q=bpc157/);
  },
  "phone's menu open": async (page) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto("/about");
    await page.getByRole("button", { name: "Menu" }).click();
    await page.setViewportSize({ width: 1280, height: 720 });
  },
  "treatment in its dialog": (page) => page.goto("/services#tadalafil"),
  "figure turned": async (page) => {
    await page.goto("/styku");
    await page.getByRole("slider").press("ArrowRight");
  },
  "treatments compared": (page) => page.goto("/compare?a=semaglutide&b=tadalafil&c=wolverine"),
  "BMI worked out": async (page) => {
    await page.goto("/weight-loss");
    await page.getByText("Work out your BMI").click();
    await page.getByLabel("Height, feet").fill("5");
    await page.getByLabel("Weight, pounds").fill("203");
    await expect(page.locator(".bmi output")).not.toBeEmpty();
  },
  "other tab": (page) => page.getByRole("tab", { name: "Aesthetics" }).click(),
  // The list stays in the tab's storage until it is cleared.
  "list filled in and cleared": async (page) => {
    await page.goto("/my-list#wolverine");
    await page.getByLabel("My allergies").fill("Penicillin");
    await page.getByLabel("Keep on this device").check();
    await page.getByRole("button", { name: "Clear everything" }).click();
  },
  "neutral tab title, on and off": async (page) => {
    await page.goto("/sexual-health");
    const button = page.getByRole("button", { name: "Hide the tab title" });
    await button.click();
    await expect(page).toHaveTitle("Notes");
    await button.click();
  },
  "form with the estimate ticked": (page) => page.goto("/contact?estimate=1"),
  "form with a treatment": (page) => page.goto("/contact?treatment=tadalafil"),
  "form with invalid fields": async (page) => {
    await page.goto("/contact");
    await page.getByRole("button", { name: "SEND INQUIRY" }).click();
    await expect(page.locator(".error-summary")).toBeVisible();
  },
  "form sent": async (page) => {
    await fillInquiry(page);
    await page.getByLabel("Service of interest").selectOption("general");
    await page.getByRole("button", { name: "SEND INQUIRY" }).click();
    await expect(page.locator(".result-panel")).toBeVisible();
  },
  "no such page": (page) => page.goto("/no-such-page"),
  "path that cannot be decoded": (page) => page.goto("/%ff"),
  "payment begun": beginPayment,
  "payment made": async (page) => {
    await page.getByRole("button", { name: "Pay $12.34" }).click();
    await expect(page.locator(".receipt")).toBeVisible();
  },
  "payment given up": async (page) => {
    await beginPayment(page);
    await page.getByRole("button", { name: /cancel/i }).click();
    await page.waitForURL((url) => !url.pathname.includes("test-checkout"));
  },
  "link to an inquiry": (page) => page.goto(`/inquiry/${"x".repeat(32)}`),
};

async function beginPayment(page: Page) {
  await page.goto("/payment");
  await page.getByLabel(/amount/i).fill("12.34");
  await page.getByRole("button", { name: "Proceed to Payment" }).click();
  await page.waitForURL((url) => url.pathname !== "/payment");
}

/** The written result counts the pages, too; else every-page.spec.ts measures them. */
const pages = process.env.WRITE_NO_TRACKING_RESULT
  ? [...new Set([...builtPages, "/payment", "/update-products"])]
  : [];

test("no public page, in any state, contacts another server or stores anything", async ({
  page,
  context,
  site,
}) => {
  test.setTimeout(300_000);
  const measured = measureTraces(context, new URL(site.url).origin);
  for (const path of pages) {
    await page.goto(path);
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await page.waitForLoadState("networkidle");
    await measured.look(page, path);
  }
  for (const [state, reach] of Object.entries(states)) {
    await reach(page);
    await measured.look(page, state);
  }
  measured.expectNone();
  expect(measured.traces.requests).toBeGreaterThan(Object.keys(states).length * 2);

  if (!process.env.WRITE_NO_TRACKING_RESULT) return;
  const result = {
    measuredOn: new Date().toLocaleDateString("en-US", {
      dateStyle: "long",
      timeZone: "America/New_York",
    }),
    pages: pages.length,
    states: Object.keys(states).length,
    requests: measured.traces.requests,
    requestsToOthers: measured.traces.foreign.length,
    cookies: measured.traces.cookies.length,
    storedItems: measured.traces.stored.length,
  };
  const lines = Object.entries(result).map(
    ([name, value]) => `  ${name}: ${JSON.stringify(value)},`,
  );
  writeFileSync(
    "app/content/en/legal/no-tracking-result.ts",
    `/** Written by \`npm run no-tracking\`, from the browser's own record. */\nexport const noTrackingResult = {\n${lines.join("\n")}\n} as const;\n`,
  );
});

test.describe("with scripts switched off", () => {
  test.use({ javaScriptEnabled: false });

  test("the forms store nothing either", async ({ page, context, site }) => {
    const foreign: string[] = [];
    context.on("request", (request) => {
      if (!request.url().startsWith(site.url)) foreign.push(request.url());
    });
    await page.goto("/contact");
    await page.getByRole("button", { name: "SEND INQUIRY" }).click();
    await fillInquiry(page);
    await page.getByLabel("Service of interest").selectOption("general");
    await page.getByRole("button", { name: "SEND INQUIRY" }).click();
    await expect(page.locator(".result-panel")).toBeVisible();
    expect(foreign).toEqual([]);
    expect(await context.cookies()).toEqual([]);
  });
});

test("the policy lets React hydrate the form, and blocks foreign scripts", async ({
  page,
  problems,
}) => {
  await page.goto("/contact");
  await page.getByRole("button", { name: "SEND INQUIRY" }).click();
  // Focus moves there without a page load, so React runs the form.
  await expect(page.locator(".error-summary")).toBeFocused();
  expect(problems, "violations of the policy by the page itself").toEqual([]);
  const ran = await page.evaluate(async () => {
    const blocked: string[] = [];
    document.addEventListener("securitypolicyviolation", (event) =>
      blocked.push(event.effectiveDirective),
    );
    const script = document.createElement("script");
    try {
      script.textContent = "window.injected = true";
      document.body.append(script);
    } catch (error) {
      blocked.push((error as Error).name);
    }
    try {
      document.body.insertAdjacentHTML("beforeend", "<img src=x onerror='window.injected=true'>");
    } catch (error) {
      blocked.push((error as Error).name);
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
    return { injected: "injected" in window, blocked: blocked.length };
  });
  expect(ran.injected).toBe(false);
  expect(ran.blocked).toBeGreaterThan(1);
  // The browser's own message about the blocked script.
  expect(problems.splice(0).join()).toContain("has been blocked");
});

test("another site's form is rejected, and a frame with one of our pages stays empty", async ({
  page,
  problems,
  site,
}) => {
  const fields = '<input name="firstName" value="Ann"><button>Send</button>';
  const form = `<form method="post" action="${site.url}/contact">${fields}</form>`;
  await page.goto(`data:text/html,${encodeURIComponent(form)}`);
  await page.getByRole("button", { name: "Send" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(errorWords.heading);
  await page.goto(`data:text/html,${encodeURIComponent(`<iframe src="${site.url}/about">`)}`);
  await expect.poll(() => page.frames().at(1)?.url()).toMatch(/^chrome-error:/);
  problems.length = 0;
});
