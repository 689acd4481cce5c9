import { amountNotations } from "../fixtures/amount-notations";
import { expect, type Fakes, test } from "./support/test";
import type { Visitor } from "./support/visitor";
import { withoutScripts } from "./support/without-scripts";

type Enter = (visitor: Visitor, text: string) => Promise<unknown>;

const amount = "#payment-amount";

const typed: Enter = async (visitor, text) => {
  await visitor.fill(amount, text);
  await visitor.press("Enter");
};

const pasted: Enter = async (visitor, text) => {
  await visitor.paste(amount, text);
  await visitor.click("form .submit");
};

test.describe("the provider gets exactly the amount, or a message says how to write it", () => {
  test.describe.configure({ timeout: 600_000 });

  test("when it is typed", async ({ visitor, provider }) => {
    for (const [text, cents] of amountNotations) {
      expect(await pay(visitor, provider, "/payment", typed, text), text).toBe(cents);
      await seeOutcome(visitor, text, cents);
    }
  });

  test("when it is pasted", async ({ visitor, provider }) => {
    // Nothing can be copied from an empty text.
    for (const [text, cents] of amountNotations.filter(([text]) => text !== "")) {
      expect(await pay(visitor, provider, "/payment", pasted, text), text).toBe(cents);
      await seeOutcome(visitor, text, cents);
    }
  });

  test("when it is typed and the page has no scripts", async ({ visitor, provider, site }) => {
    const plain = await withoutScripts(site.url);
    for (const [text, cents] of amountNotations) {
      const result = await pay(visitor, provider, `${plain.url}/payment`, typed, text);
      // Firefox and WebKit send an empty text for one that is no number.
      expect([cents, "message"], text).toContain(result);
    }
    plain.end();
  });
});

/** Pays in the form; returns the cents that the provider received, or that a message is shown. */
async function pay(
  visitor: Visitor,
  provider: Fakes["provider"],
  url: string,
  enter: Enter,
  text: string,
): Promise<number | "message"> {
  const before = provider.sessions.size;
  await visitor.goto(url);
  await enter(visitor, text);
  await expect(async () => {
    const messages = await visitor.look("#payment-amount-error");
    expect(messages.length + provider.sessions.size - before, text).toBe(1);
  }).toPass({ timeout: 20_000 });
  const session = [...provider.sessions.values()][before];
  return session ? Number(session.amount_total) : "message";
}

/** Waits for the provider's page; or what was typed is still there. */
const seeOutcome = (visitor: Visitor, text: string, cents: number | "message") =>
  cents === "message"
    ? visitor.see(amount, { value: text })
    : visitor.seeUrl(/^http:\/\/127\.0\.0\.1:\d+\/pay\/cs_test_\d+$/);
