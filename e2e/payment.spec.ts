import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import Stripe from "stripe";
import { minimumWords, runFakeStripe } from "../server/test/fake-stripe-server";
import { rowsOf } from "./support/inquiry";
import { startSite } from "./support/site";
import { expect, test } from "./support/test";

type FakeStripe = Awaited<ReturnType<typeof runFakeStripe>>;

const invalid = "Please enter a valid payment amount";

const amount = (page: Page) => page.getByLabel("Payment amount in dollars");
const pay = (page: Page) => page.getByRole("button", { name: "Proceed to Payment" });

async function proceed(page: Page, dollars: string, description = "") {
  await amount(page).fill(dollars);
  await page.getByLabel("Description").fill(description);
  await pay(page).click();
  await expect(page).toHaveURL(/\/payment\/test-checkout\/test_/);
}

const lastPayment = (dataDir: string) => rowsOf(dataDir, "payments").at(-1);

test("a visitor pays and has a receipt", async ({ page, site }) => {
  await page.goto("/payment");
  await expect(page.getByText(/card payment provider’s secure page/).last()).toBeVisible();
  await proceed(page, "1234.5", "Follow-up visit");
  await expect(page.locator(".test-mark")).toHaveText("TEST");
  await expect(page.locator("main")).toContainText("$1,234.50");
  await page.getByRole("button", { name: "Pay $1,234.50" }).click();

  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Thank you");
  const row = lastPayment(site.dataDir);
  expect(row).toMatchObject({ status: "paid", amount_cents: 123_450, provider: "test" });
  const receipt = page.locator(".receipt");
  for (const text of ["$1,234.50", "Follow-up visit", String(row?.reference), "TEST"])
    await expect(receipt).toContainText(text);
  await expect(page.getByRole("button", { name: "Print this page" })).toBeVisible();
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);

  // Reload and back change nothing, and the same checkout can't be paid twice.
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Thank you");
  expect(rowsOf(site.dataDir, "payments").filter(({ id }) => id === row?.id)).toHaveLength(1);
  expect(site.log()).not.toContain("Follow-up visit");
});

test("a blank description becomes the clinic's", async ({ page, site }) => {
  await page.goto("/payment");
  await proceed(page, "0.01");
  await expect(page.locator("main")).toContainText("Coquina Wellness Payment");
  expect(lastPayment(site.dataDir)).toMatchObject({
    amount_cents: 1,
    description: "Coquina Wellness Payment",
  });
});

test("a wrong amount is told by toast, in the summary and beside the field", async ({ page }) => {
  await page.goto("/payment");
  await pay(page).click();
  const toast = page.locator(".toast");
  await expect(toast).toContainText("Invalid Amount");
  await expect(toast).toContainText(invalid);
  const summary = page.locator(".error-summary");
  await expect(summary).toBeFocused();
  await expect(amount(page)).toHaveAccessibleDescription(invalid);
  await summary.getByRole("link", { name: invalid }).click();
  await expect(amount(page)).toBeFocused();

  for (const wrong of ["0", "-5", "1e3", "0.004", "1000000"]) {
    await amount(page).fill(wrong);
    await pay(page).click();
    await expect(page.locator("#payment-amount-error")).toHaveText(invalid);
  }
  await expect(amount(page)).toHaveValue("1000000");
  // The toast's own element is hidden on purpose: its words are announced from another one.
  const seen = await new AxeBuilder({ page }).exclude(".toasts").analyze();
  expect(seen.violations).toEqual([]);
  await amount(page).fill("19.99");
  await expect(page.locator("#payment-amount-error")).toHaveCount(0);
});

test("the field asks for a number as specified", async ({ page }) => {
  await page.goto("/payment");
  const wanted = { type: "number", step: "0.01", min: "0.01", inputmode: "decimal", required: "" };
  for (const [name, value] of Object.entries(wanted))
    await expect(amount(page)).toHaveAttribute(name, value);
});

test("the button says Processing... and a second press is the same payment", async ({
  page,
  site,
}) => {
  const before = rowsOf(site.dataDir, "payments").length;
  await page.goto("/payment");
  await page.route("**/payment.json", async (route) => {
    await new Promise((go) => setTimeout(go, 400));
    await route.continue();
  });
  await amount(page).fill("5");
  await pay(page).click();
  const busy = page.getByRole("button", { name: "Processing..." });
  await expect(busy).toBeVisible();
  await busy.dispatchEvent("click");
  await amount(page).press("Enter");
  await expect(page).toHaveURL(/test-checkout/);
  expect(rowsOf(site.dataDir, "payments")).toHaveLength(before + 1);
  // Back: the form can be used again.
  await page.goBack();
  await expect(pay(page)).toBeVisible();
});

test("who turns back has lost nothing, and can try again", async ({ page, site }) => {
  await page.goto("/payment");
  await proceed(page, "42.10", "Lab fees");
  await page.getByRole("button", { name: "Cancel and go back" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Nothing was charged");
  await expect(page.locator("main")).toContainText("$42.10");
  expect(lastPayment(site.dataDir)).toMatchObject({ status: "cancelled" });

  await page.getByRole("link", { name: "Try again" }).click();
  await expect(amount(page)).toHaveValue("42.10");
  await expect(page.getByLabel("Description")).toHaveValue("Lab fees");
  await pay(page).click();
  await page.getByRole("button", { name: "Pay $42.10" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Thank you");
});

test("a payment that is confirmed later is awaited", async ({ page, site }) => {
  await page.goto("/payment");
  await proceed(page, "7");
  await page.getByRole("button", { name: "Pay, to be confirmed later" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/still processing/);
  expect(lastPayment(site.dataDir)).toMatchObject({ status: "processing" });
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Thank you", {
    timeout: 20_000,
  });
  expect(lastPayment(site.dataDir)).toMatchObject({ status: "paid" });
});

test("a payment that nobody confirms is not awaited for ever", async ({ page, site }) => {
  await page.goto("/payment");
  await proceed(page, "7");
  await page.getByRole("button", { name: "Pay, to be confirmed later" }).click();
  const { id } = lastPayment(site.dataDir) ?? {};
  await page.goto(`/payment/return?payment=${id}&look=12`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("This takes longer than usual");
  await expect(page.locator("meta[http-equiv=refresh]")).toHaveCount(0);
});

test("nobody sees a payment without its name", async ({ page }) => {
  for (const path of ["/payment/return", "/payment/return?payment=1", "/payment/test-checkout/1"]) {
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(404);
  }
});

test("when the connection fails the visitor is told, and nothing typed is lost", async ({
  page,
}) => {
  await page.goto("/payment");
  await page.route("**/payment.json", (route) => route.abort());
  await amount(page).fill("12.34");
  await pay(page).click();
  const toast = page.locator(".toast");
  await expect(toast).toContainText("Payment Error");
  await expect(toast).toContainText("Failed to create payment link. Please try again.");
  await expect(page.locator(".error-summary")).toBeFocused();
  await expect(amount(page)).toHaveValue("12.34");
  await page.unroute("**/payment.json");
  await pay(page).click();
  await expect(page).toHaveURL(/test-checkout/);
});

test.describe("with scripts off", () => {
  test.use({ javaScriptEnabled: false });

  test("a visitor pays, cancels, and comes back", async ({ page }) => {
    await page.goto("/payment");
    await proceed(page, "19.99", "Follow-up visit");
    await page.getByRole("button", { name: "Cancel and go back" }).click();
    await page.getByRole("link", { name: "Try again" }).click();
    await expect(amount(page)).toHaveValue("19.99");
    await pay(page).click();
    await page.getByRole("button", { name: "Pay $19.99" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Thank you");
    await expect(page.getByRole("button", { name: "Print this page" })).toBeHidden();
  });

  test("a wrong amount comes back with its words beside it", async ({ page }) => {
    await page.goto("/payment");
    await amount(page).fill("0");
    await page.getByLabel("Description").fill("Kept");
    await pay(page).click();
    await expect(page).toHaveTitle(/^Error: /);
    await expect(page.locator(".error-summary")).toContainText(invalid);
    await expect(amount(page)).toHaveAccessibleDescription(invalid);
    await expect(amount(page)).toHaveValue("0");
    await expect(page.getByLabel("Description")).toHaveValue("Kept");
  });
});

test("in production without a provider every payment is refused", async ({ page }) => {
  const site = await startSite({ NODE_ENV: "production" });
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
        await pay(page).click();
        await expect(page).toHaveURL("https://checkout.stripe.com/c/pay/cs_test_1");

        stripe.setSession("cs_test_1", { status: "complete", payment_status: "paid" });
        const { id } = lastPayment(dataDir) ?? {};
        await page.goto(`${url}/payment/return?payment=${id}`);
        await expect(page.getByRole("heading", { level: 1 })).toHaveText("Thank you");
        await expect(page.locator(".test-note")).toHaveCount(0);
        expect(lastPayment(dataDir)).toMatchObject({ status: "paid", provider: "stripe" });
        await context.close();
      });
    });
  }

  test("a notification is heard when it is signed", async ({ page, request }) => {
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
