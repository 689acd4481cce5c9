import { amountNotations } from "../fixtures/amount-notations";
import { expect, test } from "./support/test";

const amount = "#payment-amount";

for (const way of ["typed", "pasted"] as const) {
  test(`the provider gets exactly the amount that was ${way}, or a message says how to write it`, async ({
    visitor,
    provider,
  }) => {
    test.setTimeout(600_000);
    const charged: [string, number | "message"][] = [];
    for (const [text] of amountNotations) {
      const before = provider.sessions.size;
      await visitor.goto("/payment");
      if (way === "pasted") await visitor.paste(amount, text);
      else await visitor.fill(amount, text);
      if (way === "pasted") await visitor.click("form .submit");
      else await visitor.press("Enter");
      await expect(async () => {
        const wrong = await visitor.look("#payment-amount-error");
        expect(wrong.length + provider.sessions.size - before).toBe(1);
      }).toPass({ timeout: 20_000 });
      const session = [...provider.sessions.values()][before];
      charged.push([text, session ? Number(session.amount_total) : "message"]);
      if (session) await visitor.seeUrl(new RegExp(`^${provider.url}/pay/${session.id}$`));
      else await visitor.see(amount, { value: text });
    }
    expect(charged).toEqual(amountNotations);
  });
}
