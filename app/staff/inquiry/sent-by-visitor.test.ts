import { describe, expect, it } from "vitest";
import { telLink, tooFewDigits } from "~/staff/inquiry-record/phone-number";
import { mailtoLink } from "./sent-by-visitor";

describe("a link to a visitor", () => {
  it("dials what was typed", () => {
    expect(telLink("(904) 555-0199")).toBe("tel:9045550199");
    expect(telLink(" +1 904-555-0199")).toBe("tel:+19045550199");
  });

  it.each([
    ["5551", 4],
    ["555-01", 5],
    ["(904) 555-019", 9],
    ["(904) 555-0199", null],
    ["+1 904 555 0199", null],
    ["", null],
  ])("says of the number %s how many digits too few it has: %s", (phone, digits) => {
    expect(tooFewDigits(phone)).toBe(digits);
  });

  it("writes to one email, with the reference in the subject", () => {
    expect(mailtoLink("a+b@x.example", "Your inquiry (CW-7K3M-Q2)")).toBe(
      "mailto:a%2Bb@x.example?subject=Your%20inquiry%20(CW-7K3M-Q2)",
    );
    expect(mailtoLink("a@x.example?bcc=b@y.example&body=x,c@z.example", "s")).toBe(
      "mailto:a@x.example%3Fbcc%3Db@y.example%26body%3Dx%2Cc@z.example?subject=s",
    );
  });
});
