import { expect, it } from "vitest";
import { fieldMessages } from "~/content/en/form-messages";
import { contactFormWords } from "~/content/en/pages/contact-form";
import { siteOfFacts } from "~/content/site";
import { callbackFacts } from "~/facts/hours/callback-window";
import { anInquiry } from "../../../tests/fixtures/inquiries";
import { facts } from "../../../tests/fixtures/test-facts";
import { renderOnSite } from "../../../tests/support/render-on-site";
import { ContactForm } from "./contact-form";
import { readInquiry } from "./inquiry-schema";

/** The form as a rejected post without scripts returns it. */
function refused(changes: Record<string, string>) {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...anInquiry, ...changes })) form.set(name, value);
  const result = readInquiry(form, siteOfFacts(facts).words).reply();
  return renderOnSite(
    <ContactForm
      response={{ outcome: "invalid", result }}
      back={null}
      callback={callbackFacts(facts)}
      defaults={{}}
      phone={facts.phones.clinic}
    />,
  ).replaceAll("&#x27;", "'");
}

it.each([
  ["lastName", "St. John Jr.", fieldMessages.notAName("Last name"), contactFormWords.nameHow],
  ["phone", "904 555 0114 ext 7", fieldMessages.notAPhone, contactFormWords.phoneHow],
])("says beside a rejected %s how to write it", (field, typed, error, hint) => {
  const html = refused({ [field]: typed });
  expect(html).toContain(error);
  expect(html).toContain(`id="contact-${field}-example"`);
  expect(html).toContain(hint);
  expect(html).toContain(`value="${typed}"`);
  expect(refused({ [field]: "" }), "an empty field is not refused for its letters").not.toContain(
    hint,
  );
});

it("offers the services of specification, section 3", () => {
  const [, select = ""] =
    /<select[^>]*name="service".*?<\/select>/s.exec(refused({}))?.[0].split(/>(.*)/s) ?? [];
  const options = [...select.matchAll(/value="([^"]+)"[^>]*>([^<]+)/g)].map(([, ...one]) => one);
  expect(options).toEqual([
    ["weight-loss", "Weight Loss"],
    ["peptide-therapy", "Peptide Therapy"],
    ["hormone-replacement", "Hormone Replacement"],
    ["aesthetics", "Aesthetics"],
    ["sexual-health", "Sexual Health"],
    ["general", "General Consultation"],
  ]);
});
