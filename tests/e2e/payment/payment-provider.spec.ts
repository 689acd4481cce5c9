import type { Page } from "@playwright/test";
import Stripe from "stripe";
import { minimumWords, runFakeStripe } from "../../fakes/fake-stripe-server";
import { rowsOf } from "../support/inquiry";
import { amount, lastPayment, pay } from "../support/payment";
import { type RunningSite, startSite } from "../support/site";
import { expect, test } from "../support/test";

type FakeStripe = Awaited<ReturnType<typeof runFakeStripe>>;

test("every payment is refused in production while no provider is set up", async ({ page }) => {
  const site = await startSite({
    NODE_ENV: "production",
    ALLOW_MAIL_FILES: "true",
    CLINIC_MAIL_TO: "desk@clinic.test",
  });
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

test.describe("at the provider's page", () => {
  let stripe: FakeStripe;
  let own: RunningSite;
  test.beforeAll(async () => {
    stripe = await runFakeStripe();
    own = await startSite({
      STRIPE_SECRET_KEY: "sk_test_e2e",
      STRIPE_WEBHOOK_SECRET: "whsec_e2e",
      STRIPE_API_URL: stripe.url,
    });
  });
  test.afterAll(async () => {
    await own?.end();
    await stripe?.stop();
  });

  /** The provider's own page, which cannot be reached from here. */
  const hostedPage = (page: Page) =>
    page.route("https://checkout.stripe.com/**", (route) =>
      route.fulfill({ contentType: "text/html", body: "<h1>The provider's page</h1>" }),
    );

  /** Marks the newest checkout as paid, and returns its id. */
  function payTheNewest(): string {
    const id = [...stripe.sessions.keys()].at(-1) ?? "";
    stripe.setSession(id, { status: "complete", payment_status: "paid" });
    return id;
  }

  for (const javaScriptEnabled of [true, false]) {
    test(`a visitor pays there and returns, with scripts ${javaScriptEnabled ? "on" : "off"}`, async ({
      browser,
    }) => {
      const context = await browser.newContext({ javaScriptEnabled });
      const page = await context.newPage();
      await hostedPage(page);
      await page.goto(`${own.url}/payment`);
      await amount(page).fill("19.99");
      const arrives = page.waitForRequest("https://checkout.stripe.com/**");
      await pay(page).click();
      const arrived = await arrives;
      expect(arrived.url()).toBe(`https://checkout.stripe.com/c/pay/${payTheNewest()}`);

      const { id } = lastPayment(own.dataDir) ?? {};
      // Opened in another page: without scripts nothing fakes the provider's, whose request fails
      // late.
      const back = await context.newPage();
      await back.goto(`${own.url}/payment/return?payment=${id}`);
      await expect(back.getByRole("heading", { level: 1 })).toHaveText("Thank you");
      await expect(back.locator(".test-note")).toHaveCount(0);
      // Opening the page records nothing: only the provider's notification does.
      expect(lastPayment(own.dataDir)).toMatchObject({ status: "started", provider: "stripe" });
      await context.close();
    });
  }

  test("a signed notification is accepted", async ({ page, request }) => {
    await hostedPage(page);
    await page.goto(`${own.url}/payment`);
    await amount(page).fill("19.99");
    await pay(page).click();
    await expect(page).toHaveURL(/checkout\.stripe\.com/);
    const body = JSON.stringify({
      object: "event",
      type: "checkout.session.completed",
      data: { object: stripe.sessions.get(payTheNewest()) },
    });
    const say = (signature: string) =>
      request.post(`${own.url}/payment/webhook`, {
        data: body,
        headers: { "Content-Type": "application/json", "Stripe-Signature": signature },
      });
    expect((await say("t=1,v1=00")).status()).toBe(400);
    expect(lastPayment(own.dataDir)).toMatchObject({ status: "started" });
    const payload = { payload: body, secret: "whsec_e2e" };
    expect((await say(Stripe.webhooks.generateTestHeaderString(payload))).status()).toBe(200);
    expect(lastPayment(own.dataDir)).toMatchObject({ status: "paid" });
  });

  test("the provider's message about the amount reaches the visitor", async ({ page }) => {
    await page.goto(`${own.url}/payment`);
    await amount(page).fill("0.49");
    await pay(page).click();
    await expect(page.locator(".toast")).toContainText("Payment Error");
    await expect(page.locator(".toast")).toContainText(minimumWords);
    await expect(amount(page)).toHaveValue("0.49");
  });

  test("without scripts a rejected payment keeps the typed values in the response", async ({
    browser,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(`${own.url}/payment`);
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

test("the form may redirect to the provider's page, and no other page's form may", async ({
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
