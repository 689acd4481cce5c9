import { rowsOf } from "../e2e/support/inquiry";
import { expect, test } from "./support/test";

const send = "form .submit";

test("an inquiry with errors says what is wrong beside each field; the corrected one is stored as it was meant", async ({
  visitor,
  site,
}) => {
  await visitor.goto("/contact?estimate=1");
  await visitor.click(send);
  await visitor.see(".error-summary", { focused: true });
  for (const [field, name] of [
    ["firstName", "First name is required"],
    ["lastName", "Last name is required"],
    ["email", "Invalid email address"],
    ["phone", "Phone number is required"],
    ["service", "Please select a service"],
  ] as const)
    await visitor.see(`#contact-${field}-error`, { name });
  await visitor.click(".error-summary a", "Phone number is required");
  await visitor.see("#contact-phone", { focused: true });
  await visitor.type("904 555 0100 x12");
  await visitor.press("Tab");
  await visitor.see("#contact-phone-error", { name: "Invalid phone number format" });

  await visitor.fill("#contact-firstName", "Kaʻiulani");
  await visitor.fill("#contact-lastName", "O’Neill-Nguyễn");
  await visitor.fill("#contact-email", "jose@example.com");
  await visitor.reload();
  await visitor.see("#contact-firstName", { value: "Kaʻiulani" });
  await visitor.see("[name=wantsEstimate]", { checked: true });
  // Numbers and texts as they are copied from contacts and from Word.
  await visitor.paste("#contact-phone", "\u202d(904) 555–0199\u202c");
  await visitor.seeNone("#contact-phone-error");
  await visitor.tabTo("#contact-service");
  await visitor.type("Weight");
  await visitor.paste("#contact-message", "One\u000bTwo\nThree");
  await visitor.see("#contact-service", { value: "weight-loss" });
  await visitor.click(send);
  await visitor.see(".result-panel", { focused: true });
  await visitor.see(".result-panel h2", { name: "Inquiry Sent!" });
  await visitor.seeNone(send);
  expect(rowsOf(site.dataDir, "contact_submissions").at(-1)).toMatchObject({
    first_name: "Kaʻiulani",
    last_name: "O’Neill-Nguyễn",
    email: "jose@example.com",
    phone: "(904) 555-0199",
    service: "weight-loss",
    message: "One\nTwo\nThree",
    wants_estimate: "yes",
  });
});
