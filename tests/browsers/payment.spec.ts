import { amountNotations } from "../fixtures/amount-notations";
import { expect, test } from "./support/test";
import type { Visitor } from "./support/visitor";
import { withoutScripts } from "./support/without-scripts";

const amount = "#payment-amount";

/** How an amount gets into the field and the form to the site. */
const ways: Record<string, (visitor: Visitor, text: string) => Promise<unknown>> = {
  async typed(visitor, text) {
    await visitor.fill(amount, text);
    await visitor.press("Enter");
  },
  async pasted(visitor, text) {
    await visitor.paste(amount, text);
    await visitor.click("form .submit");
  },
};

for (const [way, page] of [
  ["typed", "with scripts"],
  ["pasted", "with scripts"],
  ["typed", "without scripts"],
] as const)
  test(`the provider gets exactly the amount that was ${way}, or a message says how to write it, ${page}`, async ({
    visitor,
    provider,
    site,
  }) => {
    test.setTimeout(600_000);
    const plain = page === "without scripts" ? await withoutScripts(site.url) : null;
    const received: [string, number | "message"][] = [];
    for (const [text] of amountNotations) {
      const before = provider.sessions.size;
      await visitor.goto(`${plain?.url ?? site.url}/payment`);
      await ways[way]?.(visitor, text);
      await expect(async () => {
        const wrong = await visitor.look("#payment-amount-error");
        expect(wrong.length + provider.sessions.size - before, text).toBe(1);
      }).toPass({ timeout: 20_000 });
      const session = [...provider.sessions.values()][before];
      received.push([text, session ? Number(session.amount_total) : "message"]);
      // The provider's page has opened; or what was typed is still there.
      if (session) await visitor.seeUrl(new RegExp(`^${provider.url}/pay/${session.id}$`));
      else await visitor.see(amount, { value: text });
    }
    plain?.end();
    expect(received).toEqual(amountNotations);
  });
