import { test as base } from "@playwright/test";
import { findChromium } from "../../../ops/system-programs";
import { type RunningSite, startSite } from "../../e2e/support/site";
import { runFakeStripe } from "../../fakes/fake-stripe-server";
import { startBidiEngine } from "./bidi";
import { type Engine, endsWithParent } from "./engine";
import { type Visitor, visitorOf } from "./visitor";
import { startWebKit } from "./webkit";

/** How each engine starts. */
export const engines = {
  chromium: () => startBidiEngine("chrome", findChromium() ?? "/usr/bin/chromium"),
  firefox: () => startBidiEngine("firefox", "/usr/bin/firefox-esr"),
  webkit: startWebKit,
} as const;

export type EngineName = keyof typeof engines;

type FakeStripe = Awaited<ReturnType<typeof runFakeStripe>>;
export type Fakes = { provider: FakeStripe };
type Shared = Fakes & { engineName: EngineName; engine: Engine; site: RunningSite };

/**
 * A journey: `visitor` has a tab of their own in the project's engine, `site` is the built site,
 * whose payments go to the fake `provider`. Each worker has its own engine, site and provider.
 */
export const test = base.extend<{ visitor: Visitor }, Shared>({
  engineName: ["chromium", { scope: "worker", option: true }],
  engine: [
    async ({ engineName }, use) => {
      const engine = await engines[engineName]();
      console.log(`Started ${engine.name}`);
      await use(engine);
      await engine.end();
    },
    { scope: "worker", timeout: 180_000 },
  ],
  provider: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern
    async ({}, use) => {
      const provider = await runFakeStripe();
      // The real one cannot be reached from here.
      provider.checkoutUrl = (id) => `${provider.url}/pay/${id}`;
      await use(provider);
      await provider.stop();
    },
    { scope: "worker" },
  ],
  site: [
    async ({ provider }, use) => {
      const stripe = {
        STRIPE_SECRET_KEY: "sk_test_browsers",
        STRIPE_WEBHOOK_SECRET: "whsec_browsers",
        STRIPE_API_URL: provider.url,
      };
      const site = await startSite(stripe, ["setpriv", ...endsWithParent]);
      await use(site);
      await site.end();
    },
    { scope: "worker", timeout: 120_000 },
  ],
  visitor: async ({ engine, site }, use, info) => {
    const tab = await engine.openTab();
    const visitor = visitorOf(tab, site.url);
    await use(visitor);
    if (info.status !== info.expectedStatus)
      console.log("The page at the end:", await tab.run(pageInWords).catch(String));
    base.expect(tab.errors, "no script of a page failed").toEqual([]);
  },
});

export { expect } from "@playwright/test";

/** Runs in the page: what a person must know about it when a test has failed. */
function pageInWords() {
  const { activeElement, body, title } = document;
  const focus = activeElement?.outerHTML.slice(0, 300);
  return { url: location.href, title, focus, text: body.innerText.slice(0, 2000) };
}
