import { describe, expect, it } from "vitest";
import { findProduct } from "~/catalogue/catalogue";
import { catalogueOf } from "~/catalogue/products";
import { type Language, languages } from "~/content/languages";
import { siteOfFacts } from "~/content/site";
import { badges } from "~/facts/fact-limits";
import { weekdays } from "~/facts/hours/opening-hours";
import { HoursTable } from "~/site/visitor/hours-table";
import { EvidenceLadder } from "~/ui/treatment/evidence-ladder";
import { SafetyStatus } from "~/ui/treatment/safety-lists";
import { TreatmentCard } from "~/ui/treatment/treatment-card";
import { facts } from "./fixtures/test-facts";
import { renderOnSite } from "./support/render-on-site";

const open = { opens: "09:00", closes: "17:00" };
const hours = {
  ...facts.hours,
  office: Object.fromEntries(weekdays.map((day) => [day, open])) as typeof facts.hours.office,
};
const record = {
  ...findProduct(catalogueOf(facts), "tadalafil").evidence,
  reviewedBy: "A. Physician, MD",
  reviewedOn: "2026-11-30",
  reviewDue: "2027-11-30",
};
const status = { approval: "unapproved", asOf: "2026-11", sentences: [] } as const;

/** Every part of a public page that shows an hour, a day, a month or a badge. */
function shown(language: Language) {
  const { words } = siteOfFacts(facts, language);
  const products = catalogueOf(facts, words);
  const parts = [
    <HoursTable hours={hours} key="hours" words={words.contactWords.hours} />,
    <EvidenceLadder key="evidence" record={record} />,
    <SafetyStatus key="status" status={status} />,
    ...badges.map((badge) => (
      <TreatmentCard
        key={badge}
        product={{ ...findProduct(products, "tadalafil"), badge }}
        sizes="1px"
      />
    )),
  ];
  return parts.map((part) => renderOnSite(part, facts, language).replace(/<[^>]+>/g, " "));
}

describe("hours, days, months and badges", () => {
  it("are in the language of the page", () => {
    const [english, spanish] = languages.map((language) => shown(language).join(" "));
    expect(english).toMatch(/Monday {2}9 AM–5 PM/);
    expect(spanish).toMatch(/Lunes {2}9 a\. m\.–5 p\. m\./);
    for (const text of ["November 30, 2026", "November 30, 2027", "as of November 2026"])
      expect(english).toContain(text);
    for (const text of [
      "30 de noviembre de 2026",
      "30 de noviembre de 2027",
      "a noviembre de 2026",
    ])
      expect(spanish).toContain(text);
    expect(spanish).not.toMatch(
      /\b(?:[AP]M|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|November|SALE|BLEND|FORMULA|ACTING)\b/,
    );
  });
});
