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

/** What the specification and the law require of each section. */
it.each<[LegalDocument, id: string, words: string[]]>([
  [refundPolicy, "services-and-products", ["services and products are non-refundable"]],
  [refundPolicy, "packages-and-subscriptions", ["packages and subscriptions are non-refundable"]],
  [refundPolicy, "cancellations", ["at least 48 hours", "forfeited"]],
  [
    refundPolicy,
    "no-refund-reasons",
    ["dissatisfaction", "emergencies", "service changes", "third-party policies"],
  ],
  [privacyPolicy, "no-tracking", [`Last measured on ${noTrackingResult.measuredOn}`]],
  // Florida Statutes 501.171.
  [privacyPolicy, "breach-notice", ["501.171", "30 days"]],
  [termsOfUse, "emergencies", ["911"]],
  [termsOfUse, "no-medical-advice", ["not medical advice"]],
  [termsOfUse, "no-relationship", ["does not create a physician–patient relationship"]],
  [termsOfUse, "compounded-medicines", ["not FDA-approved"]],
  [termsOfUse, "cancellations", ["48 hours"]],
  [termsOfUse, "liability", ["does not limit", "medical negligence"]],
  // 45 CFR 149.610.
  [
    goodFaithEstimate,
    "timing",
    [
      "3 to 9 business days ahead: no later than 1 business day",
      "at least 10 business days ahead: no later than 3 business days",
      "ask about the cost: no later than 3 business days",
    ],
  ],
  [goodFaithEstimate, "dispute", ["$400 or more", "120 calendar days"]],
  [goodFaithEstimate, "help", ["1-800-985-3059", "www.cms.gov/nosurprises"]],
])("$title, section %s", (document, id, words) => {
  for (const one of words) expect(sectionText(document, id)).toContain(one);
});

it("the refund policy is dated, and quotes Florida’s 72-hour right before any of its limits", () => {
  expect(refundPolicy.effective).toBe("January 1, 2025");
  expect(refundPolicy.updated).toBe("January 1, 2025");
  const [, second] = refundPolicy.sections;
  expect(second?.id).toBe("florida-72-hour-right");
  expect(second?.blocks).toContain(freeServiceStatement);
});

it("the privacy policy states the periods that the software uses", () => {
  const text = wholeText(privacyPolicy);
  for (const [name, period] of Object.entries(periods))
    expect(text, name).toMatch(new RegExp(`\\b${period} (more )?(months|years|days|hours)\\b`));
});

it("no other document claims a date on which it took effect", () => {
  for (const document of documents.filter((one) => one !== refundPolicy))
    expect(document.effective).toBeUndefined();
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
