import { expect, it } from "vitest";
import { siteOfFacts } from "~/content/site";
import { facts } from "../../../tests/fixtures/test-facts";
import { renderOnSite } from "../../../tests/support/render-on-site";
import { PaymentForm } from "./payment-form";
import { readPaymentForm } from "./payment-schema";

it("returns the first value of a field that was posted twice", () => {
  const form = new FormData();
  for (const text of ["12.34", "Ann"]) form.append("amount", text);
  const result = readPaymentForm(form, siteOfFacts(facts).words).reply();
  const html = renderOnSite(
    <PaymentForm response={{ outcome: "invalid", result }} defaults={{}} phone="+19045550142" />,
  );
  expect(html).toContain('value="12.34"');
  expect(html).not.toContain("12.34,Ann");
});
