import type { Page } from "@playwright/test";
import Stripe from "stripe";
import { minimumWords, runFakeStripe } from "../../testing/peers/fake-stripe-server";
import { rowsOf } from "../support/inquiry";
import { amount, lastPayment, pay } from "../support/payment";
import { startSite } from "../support/site";
import { expect, test } from "../support/test";

type FakeStripe = Awaited<ReturnType<typeof runFakeStripe>>;

test("in production without a provider every payment is refused", async ({ page }) => {
  const site = await startSite({ NODE_ENV: "production", ALLOW_MAIL_FILES: "true" });
  try {
    await page.goto(`${site.url}/payment`);
    await amount(page).fill("10");
    await pay(page).click();
    await expect(page.locator(".toast")).toContainText("Payment Error");
    await expect(page.locator(".error-summary")).toContainText(
      "Failed to create payment link. Please try again.",
    );
    expect(rowsOf(site.dataDir, "payments")).toMatchObject([{ status: "failed" }]);
  } finally {
    await site.end();
  }
});

test.describe("at the provider's", () => {
  /** The site with a provider's key, and a provider that runs here. */
  async function withProvider(
    run: (parts: { url: string; dataDir: string; stripe: FakeStripe }) => Promise<void>,
  ) {
    const stripe = await runFakeStripe();
    const site = await startSite({
      STRIPE_SECRET_KEY: "sk_test_e2e",
      STRIPE_WEBHOOK_SECRET: "whsec_e2e",
      STRIPE_API_URL: stripe.url,
    });
    try {
      await run({ url: site.url, dataDir: site.dataDir, stripe });
    } finally {
      await site.end();
      await stripe.stop();
    }
  }

  /** The provider's own page, which is not reachable from here. */
  const hostedPage = (page: Page) =>
    page.route("https://checkout.stripe.com/**", (route) =>
      route.fulfill({ contentType: "text/html", body: "<h1>The provider's page</h1>" }),
    );

  for (const javaScriptEnabled of [true, false]) {
    test(`a visitor gets there and back, with scripts ${javaScriptEnabled ? "on" : "off"}`, async ({
      browser,
    }) => {
      await withProvider(async ({ url, dataDir, stripe }) => {
        const context = await browser.newContext({ javaScriptEnabled });
        const page = await context.newPage();
        await hostedPage(page);
        await page.goto(`${url}/payment`);
        await amount(page).fill("19.99");
        const arrives = page.waitForRequest("https://checkout.stripe.com/c/pay/cs_test_1");
        await pay(page).click();
        await arrives;

        stripe.setSession("cs_test_1", { status: "complete", payment_status: "paid" });
        const { id } = lastPayment(dataDir) ?? {};
        // A new page: without scripts, loading the provider's page fails late in the first one.
        const back = await context.newPage();
        await back.goto(`${url}/payment/return?payment=${id}`);
        await expect(back.getByRole("heading", { level: 1 })).toHaveText("Thank you");
        await expect(back.locator(".test-note")).toHaveCount(0);
        // Looking changes nothing: the provider's notification records the payment.
        expect(lastPayment(dataDir)).toMatchObject({ status: "started", provider: "stripe" });
        await context.close();
      });
    });
  }

  test("a notification is accepted when it is signed", async ({ page, request }) => {
    await withProvider(async ({ url, dataDir, stripe }) => {
      await hostedPage(page);
      await page.goto(`${url}/payment`);
      await amount(page).fill("19.99");
      await pay(page).click();
      await expect(page).toHaveURL(/checkout\.stripe\.com/);
      stripe.setSession("cs_test_1", { status: "complete", payment_status: "paid" });
      const body = JSON.stringify({
        object: "event",
        type: "checkout.session.completed",
        data: { object: stripe.sessions.get("cs_test_1") },
      });
      const say = (signature: string) =>
        request.post(`${url}/payment/webhook`, {
          data: body,
          headers: { "Content-Type": "application/json", "Stripe-Signature": signature },
        });
      expect((await say("t=1,v1=00")).status()).toBe(400);
      expect(lastPayment(dataDir)).toMatchObject({ status: "started" });
      const payload = { payload: body, secret: "whsec_e2e" };
      expect((await say(Stripe.webhooks.generateTestHeaderString(payload))).status()).toBe(200);
      expect(lastPayment(dataDir)).toMatchObject({ status: "paid" });
    });
  });

  test("its own words about the amount reach the visitor", async ({ page }) => {
    await withProvider(async ({ url }) => {
      await page.goto(`${url}/payment`);
      await amount(page).fill("0.49");
      await pay(page).click();
      await expect(page.locator(".toast")).toContainText("Payment Error");
      await expect(page.locator(".toast")).toContainText(minimumWords);
      await expect(amount(page)).toHaveValue("0.49");
    });
  });

  test("the same without scripts, and what was typed is in the page that answers", async ({
    browser,
  }) => {
    await withProvider(async ({ url }) => {
      const context = await browser.newContext({ javaScriptEnabled: false });
      const page = await context.newPage();
      await page.goto(`${url}/payment`);
      await amount(page).fill("0.49");
      await page.getByLabel("Description").fill("Lab fees");
      await pay(page).click();
      await expect(page.locator(".error-summary")).toContainText("Payment Error");
      await expect(page.locator(".error-summary")).toContainText(minimumWords);
      await expect(amount(page)).toHaveValue("0.49");
      await expect(page.getByLabel("Description")).toHaveValue("Lab fees");
      await context.close();
    });
  });
});

test("the form may lead to the provider's page, and no other page's form may", async ({
  request,
}) => {
  const target = async (path: string) => {
    const policy = (await request.get(path)).headers()["content-security-policy"] ?? "";
    return /form-action ([^;]*)/.exec(policy)?.[1];
  };
  expect(await target("/payment")).toBe("'self' https://checkout.stripe.com");
  expect(await target("/payment?again=1")).toBe("'self' https://checkout.stripe.com");
  for (const path of ["/", "/contact", "/update-products", "/staff/sign-in"])
    expect(await target(path)).toBe("'self'");
});
