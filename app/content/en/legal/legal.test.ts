import { describe, expect, it } from "vitest";
import * as periods from "~/core/time/periods";
import { facts } from "../../../../tests/fixtures/test-facts";
import type { LegalDocument, LegalSection } from "../../word-shapes";
import { goodFaithEstimate as goodFaithEstimateOf } from "./good-faith-estimate";
import { noTrackingResult } from "./no-tracking-result";
import { freeServiceStatement, medicalDisclaimer } from "./notices";
import { privacyPolicy as privacyPolicyOf } from "./privacy";
import { refundPolicy as refundPolicyOf } from "./refund";
import { termsOfUse as termsOfUseOf } from "./terms";
import { weightLossRights } from "./weight-loss-rights";

const goodFaithEstimate = goodFaithEstimateOf(facts);
const privacyPolicy = privacyPolicyOf(facts);
const refundPolicy = refundPolicyOf(facts);
const termsOfUse = termsOfUseOf(facts);

const documents: readonly LegalDocument[] = [
  refundPolicy,
  privacyPolicy,
  termsOfUse,
  goodFaithEstimate,
  weightLossRights,
];

const textOf = (section: LegalSection) =>
  section.blocks.flatMap((block) => (typeof block === "string" ? [block] : block.list)).join("\n");

const wholeText = ({ title, lead, sections }: LegalDocument) =>
  [title, lead, ...sections.flatMap((section) => [section.heading, textOf(section)])].join("\n");

/** The text of one section; "" for a missing section, so that assertions about it fail. */
const sectionText = ({ sections }: LegalDocument, id: string) => {
  const section = sections.find((candidate) => candidate.id === id);
  return section ? textOf(section) : "";
};

describe.each(documents)("$title", (document) => {
  it("gives every section a unique id for URLs, a heading and words", () => {
    const ids = document.sections.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const section of document.sections) {
      expect(section.id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
      expect(section.heading.trim()).not.toBe("");
      expect(textOf(section).trim()).not.toBe("");
    }
  });

  it("shows its dates in full", () => {
    expect(document.updated).toMatch(/^[A-Z][a-z]+ \d{1,2}, \d{4}$/);
  });

  it("uses typographic quotation marks and contains no unfilled placeholder", () => {
    expect(wholeText(document)).not.toMatch(/["']|undefined|NaN|\$\{/);
  });

  it("has words for search engines within their limits", () => {
    expect(document.search.title.length).toBeLessThanOrEqual(60);
    expect(document.search.description.length).toBeGreaterThanOrEqual(110);
    expect(document.search.description.length).toBeLessThanOrEqual(160);
  });
});

it("gives each document a search title and description of its own", () => {
  expect(new Set(documents.map(({ search }) => search.title)).size).toBe(documents.length);
  expect(new Set(documents.map(({ search }) => search.description)).size).toBe(documents.length);
});

describe("the refund policy", () => {
  it("is effective and last updated January 1, 2025", () => {
    expect(refundPolicy.effective).toBe("January 1, 2025");
    expect(refundPolicy.updated).toBe("January 1, 2025");
  });

  it("makes fees for services and products non-refundable", () => {
    expect(sectionText(refundPolicy, "services-and-products")).toMatch(
      /services and products are non-refundable/,
    );
  });

  it("makes prepaid packages and subscriptions non-refundable", () => {
    expect(sectionText(refundPolicy, "packages-and-subscriptions")).toMatch(
      /packages and subscriptions are non-refundable/,
    );
  });

  it("asks for 48 hours to cancel or move an appointment, or fees are forfeited", () => {
    const text = sectionText(refundPolicy, "cancellations");
    expect(text).toContain("at least 48 hours");
    expect(text).toContain("forfeited");
  });

  it.each(["dissatisfaction", "emergencies", "service changes", "third-party policies"])(
    "gives no refund for %s",
    (reason) => {
      expect(sectionText(refundPolicy, "no-refund-reasons")).toContain(reason);
    },
  );

  it("quotes Florida’s 72-hour right as a block of its own before any of its limits", () => {
    const [, second] = refundPolicy.sections;
    expect(second?.id).toBe("florida-72-hour-right");
    expect(second?.blocks).toContain(freeServiceStatement);
  });
});

describe("the weight-loss rights", () => {
  it("name every provision of Florida Statutes 501.0575", () => {
    const text = wholeText(weightLossRights);
    for (const said of [
      "501.0575",
      "serious health problems",
      "more than 1½ to 2 pounds a week, or more than 1% of your body weight a week, after the second week",
      "personal physician",
      "permanent lifestyle changes",
      "qualifications of the provider",
      "health risks",
      "nutritional content",
      "psychological support",
      "itemized statement",
      "duration of the program",
      "dietitian or nutritionist",
    ])
      expect(text).toContain(said);
  });
});

describe("the notices", () => {
  it("keep the wording and the capitals that Florida Statutes 456.062 prescribes", () => {
    expect(freeServiceStatement).toBe(
      [
        "THE PATIENT AND ANY OTHER PERSON RESPONSIBLE FOR PAYMENT",
        "HAS A RIGHT TO REFUSE TO PAY, CANCEL PAYMENT, OR BE REIMBURSED FOR PAYMENT",
        "FOR ANY OTHER SERVICE, EXAMINATION, OR TREATMENT THAT IS PERFORMED",
        "AS A RESULT OF AND WITHIN 72 HOURS OF RESPONDING TO THE ADVERTISEMENT",
        "FOR THE FREE, DISCOUNTED FEE, OR REDUCED FEE SERVICE, EXAMINATION, OR TREATMENT.",
      ].join(" "),
    );
  });

  it("say that this is no medical advice, who decides, and whom to call in an emergency", () => {
    expect(medicalDisclaimer).toContain("not medical advice");
    expect(medicalDisclaimer).toContain("physician");
    expect(medicalDisclaimer).toContain("not FDA-approved");
    expect(medicalDisclaimer).toContain("911");
  });
});

it("the privacy policy and the terms say when they last changed", () => {
  for (const { updated } of [privacyPolicy, termsOfUse])
    expect(new Date(updated).getTime()).toBeGreaterThan(new Date("January 1, 2025").getTime());
});

describe("the privacy policy", () => {
  it("states the measurement's own date", () => {
    expect(sectionText(privacyPolicy, "no-tracking")).toContain(
      `Last measured on ${noTrackingResult.measuredOn}`,
    );
  });

  it("states the periods that the software uses", () => {
    const text = wholeText(privacyPolicy);
    for (const [name, period] of Object.entries(periods))
      expect(text, name).toMatch(new RegExp(`\\b${period} (more )?(months|years|days|hours)\\b`));
  });

  it("is dated by its last change, and claims no date on which it took effect", () => {
    for (const document of [privacyPolicy, termsOfUse, goodFaithEstimate, weightLossRights])
      expect(document.effective).toBeUndefined();
  });

  it.each(["first and last name", "email address", "phone number", "service", "message"])(
    "names the form’s %s",
    (field) => {
      expect(sectionText(privacyPolicy, "inquiries")).toContain(field);
    },
  );

  it("has a section for the measurement that shows no tracking", () => {
    expect(sectionText(privacyPolicy, "no-tracking")).toContain("every release");
  });

  it("promises notice of a breach within Florida’s 30 days", () => {
    const text = sectionText(privacyPolicy, "breach-notice");
    expect(text).toContain("501.171");
    expect(text).toContain("30 days");
  });
});

describe("the terms of use", () => {
  it.each([
    ["emergencies", "911"],
    ["age", "18"],
    ["no-medical-advice", "not medical advice"],
    ["no-relationship", "does not create a physician–patient relationship"],
    ["catalog", "prescription"],
    ["compounded-medicines", "not FDA-approved"],
    ["cancellations", "48 hours"],
    ["governing-law", "Duval County, Florida"],
  ])("settle %s", (id, words) => {
    expect(sectionText(termsOfUse, id)).toContain(words);
  });

  it("do not limit liability for medical care", () => {
    expect(sectionText(termsOfUse, "liability")).toMatch(/does not limit[\s\S]*medical negligence/);
  });
});

describe("the good-faith estimate notice", () => {
  it("states the three time limits of 45 CFR 149.610", () => {
    const text = sectionText(goodFaithEstimate, "timing");
    expect(text).toMatch(/3 to 9 business days ahead: no later than 1 business day/);
    expect(text).toMatch(/at least 10 business days ahead: no later than 3 business days/);
    expect(text).toMatch(/ask about the cost: no later than 3 business days/);
  });

  it("says when and how long a bill can be disputed", () => {
    const text = sectionText(goodFaithEstimate, "dispute");
    expect(text).toContain("$400 or more");
    expect(text).toContain("120 calendar days");
  });

  it("says where to get help from CMS", () => {
    const text = sectionText(goodFaithEstimate, "help");
    expect(text).toContain("1-800-985-3059");
    expect(text).toContain("www.cms.gov/nosurprises");
  });
});
