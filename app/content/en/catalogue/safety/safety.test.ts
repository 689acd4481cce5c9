import { describe, expect, it } from "vitest";
import type { Safety } from "~/catalogue/product";
import { products } from "../../../../../tests/fixtures/test-facts";
import { brandNames, forbiddenWords } from "../../forbidden-words";
import { primalSpecialBlend } from "./primal";
import { safetyOf } from "./safety-of";
import { safetyWords } from "./safety-words";

const lists = ["notIf", "tellUsFirst", "commonSideEffects", "getHelp"] as const;

/** All lists, without the status. */
const listed = (safety: Safety) => [
  ...safety.whoShouldNot,
  ...lists.flatMap((list) => safety[list]),
  ...safety.call911,
];
const allOf = (safety: Safety) => [...safety.status.sentences, ...listed(safety)];
const textOf = (slug: string) => allOf(safetyOf(slug)).join("\n");
const statusOf = (slug: string) => safetyOf(slug).status.sentences.join(" ");
const each = products.map(({ slug }) => [slug, safetyOf(slug)] as const);

describe.each(each)("the warnings of %s", (slug, safety) => {
  it("have a status in whole sentences, with the month in which it was checked", () => {
    const { sentences, asOf } = safety.status;
    expect(sentences.length).toBeGreaterThan(0);
    for (const sentence of sentences) expect(sentence).toMatch(/^[A-Z].*\.$/);
    expect(asOf).toMatch(/^20\d\d-(0[1-9]|1[0-2])$/);
  });

  it.each(lists)("have at least one entry under %s, without duplicates", (list) => {
    expect(safety[list].length).toBeGreaterThan(0);
    expect(new Set(safety[list]).size).toBe(safety[list].length);
  });

  it("say in at most three lines of a phone who should not take it", () => {
    expect(safety.whoShouldNot.length).toBeGreaterThan(0);
    expect(safety.whoShouldNot.length).toBeLessThanOrEqual(3);
    for (const line of safety.whoShouldNot) expect(line.length, line).toBeLessThanOrEqual(45);
  });

  it("name the allergy, and 911 for emergencies", () => {
    expect(safety.notIf[0]).toMatch(/allergic reaction/);
    expect(safety.call911.length).toBeGreaterThan(0);
    for (const call of safety.call911) expect(call).toMatch(/^Call 911 for .*\.$/);
    expect(safety.call911[0]).toMatch(/trouble breathing.*swollen face or throat.*chest pain/);
  });

  it("end the sentence that their heading begins", () => {
    for (const list of ["notIf", "tellUsFirst", "getHelp"] as const)
      for (const entry of safety[list]) expect(entry).toMatch(/^(you|your) .*\.$/);
  });

  it("name no brand of an approved medicine", () => {
    for (const brand of brandNames) expect(textOf(slug)).not.toMatch(new RegExp(brand, "i"));
  });

  it("use no promising words", () => {
    for (const { word, pattern, allowedInStatus } of forbiddenWords) {
      const texts = allowedInStatus ? listed(safety) : allOf(safety);
      for (const text of texts) expect(text, word).not.toMatch(pattern);
    }
  });

  it("state no dose, and are set with typographic signs", () => {
    for (const text of allOf(safety)) {
      expect(text).not.toMatch(/\d\s*(mg|mcg|µg|ml|iu|units?|sprays?)\b/i);
      expect(text).not.toMatch(/['"]|--|\s{2}|\s$|^\s|undefined/);
    }
  });
});

it("every injected treatment names the signs of an infection, and where to dispose of needles", () => {
  const injected = products.filter(({ directions }) => /inject/i.test(directions ?? ""));
  expect(injected.length).toBeGreaterThan(5);
  for (const { slug, directions } of injected) {
    expect(textOf(slug), slug).toContain("fever, pus or spreading redness where you injected");
    expect(directions, slug).toMatch(/new needle each time\. Never share\. .*sharps container/);
  }
});

it("only approved medicines are called FDA-approved", () => {
  for (const [slug, { status }] of each)
    if (["unapproved", "compounded", "unknown"].includes(status.approval))
      expect(status.sentences.join(" "), slug).toMatch(
        /\b(not|No|None)\b.*FDA-approved|whether the FDA approved it/,
      );
});

describe("a medicine like GLP-1", () => {
  it.each(["semaglutide", "tirzepatide", "glp-r"])(
    "%s names rats, neck, cancer, allergy",
    (slug) => {
      const text = textOf(slug);
      expect(statusOf(slug)).toMatch(/Boxed warning.*in rats.*thyroid C-cell tumors/);
      expect(statusOf(slug)).toMatch(/compounded (one|medicine) is not approved/);
      expect(text).toMatch(/swelling in the neck.*hoarseness.*trouble swallowing/);
      expect(text).toContain("Call 911 for shortness of breath");
      expect(text).toMatch(/Call 911 if the person faints, has a seizure or cannot be woken/);
      expect(text).toMatch(/medullary thyroid cancer.*MEN 2/);
      expect(text).toContain("allergic reaction");
      expect(text).toContain("1-800-222-1222");
      expect(text).toMatch(/pancreatitis.*gallbladder/);
      // The FDA asked in January 2026 to remove this warning from the labels.
      expect(text).not.toMatch(/self-harm|suicid/i);
    },
  );

  it("tirzepatide warns about the pill, semaglutide about the two months, GLP-R about both", () => {
    expect(textOf("tirzepatide")).toMatch(/birth control pills: for 4 weeks/);
    expect(textOf("tirzepatide")).not.toContain("2 months before");
    expect(textOf("semaglutide")).toContain("at least 2 months before");
    expect(textOf("semaglutide")).not.toContain("birth control");
    expect(textOf("glp-r")).toMatch(/2 months before[\s\S]*birth control pills/);
    expect(statusOf("glp-r")).toMatch(/program name/);
  });
});

it("PT-141 names blood pressure, its limits, and that this use is not approved", () => {
  const text = textOf("pt141-nasal-spray");
  expect(statusOf("pt141-nasal-spray")).toMatch(/The spray, and use in men, are not approved/);
  expect(statusOf("pt141-nasal-spray")).toMatch(/concerns about blood pressure/);
  expect(text).toContain("uncontrolled high blood pressure");
  expect(text).toContain("once in 24 hours");
  expect(text).toContain("8 times this month");
  expect(text).toContain("naltrexone");
});

it.each([
  ["sildenafil", "24 hours"],
  ["tadalafil", "48 hours"],
])("%s is never taken with nitrates, before or for %s after", (slug, hours) => {
  const { notIf, call911, tellUsFirst, getHelp } = safetyOf(slug);
  expect(notIf.join(" ")).toMatch(/nitrates.*poppers, riociguat or vericiguat/);
  expect(notIf.join(" ")).toContain("no more than once a day");
  expect(call911.join(" ")).toContain(
    `Do not take nitroglycerin. Tell 911 that you took ${slug}, and when. No nitrate for at least ${hours}, and then only from a doctor.`,
  );
  expect(tellUsFirst.join(" ")).toContain(`the ${slug} dose may have to be lower`);
  expect(getHelp.join(" ")).toMatch(/longer than 4 hours.*sight or hearing/);
});

describe("Primal Special Blend", () => {
  it("warns of nitrates whatever its ingredients", () => {
    expect(primalSpecialBlend().notIf.join(" ")).toMatch(/nitrates/);
    expect(primalSpecialBlend().call911.join(" ")).toContain("Do not take nitroglycerin");
  });

  it("has the longer list, of an erection medicine, while nobody knows what is in it", () => {
    const { notIf, tellUsFirst } = primalSpecialBlend();
    const sildenafil = safetyOf("sildenafil");
    const isOfWomen = (line: string) => line.includes("woman");
    expect(notIf).toEqual(
      expect.arrayContaining(sildenafil.notIf.filter((line) => !isOfWomen(line))),
    );
    expect(notIf).toContain("you are under 18.");
    const own = sildenafil.tellUsFirst.map((line) => line.replace("sildenafil", "Primal"));
    expect(tellUsFirst).toEqual(expect.arrayContaining(own));
  });

  it("has the whole lists of an ingredient that the clinic names", () => {
    const blend = primalSpecialBlend(["Tadalafil", "Oxytocin"]);
    const { notIf, tellUsFirst, commonSideEffects, call911 } = safetyOf("tadalafil");
    expect(blend.notIf).toEqual(expect.arrayContaining([...notIf]));
    expect(blend.tellUsFirst).toEqual(expect.arrayContaining([...tellUsFirst]));
    expect(blend.commonSideEffects).toEqual(expect.arrayContaining([...commonSideEffects]));
    expect(blend.call911).toEqual(expect.arrayContaining([...call911]));
    expect(primalSpecialBlend([])).toEqual(primalSpecialBlend());
  });
});

it.each([
  ["hcg-for-men", /not FDA-approved for weight loss.*has not been shown/],
  ["tesamorelin-12mg", /only for excess belly fat in adults with HIV/],
  ["tesamorelin-ipamorelin", /withdrawn, not because it was found safe/],
  ["sermorelin-troche", /discontinued in 2008/],
  ["wolverine", /withdrawn, not because they were found safe/],
  ["nad-injectable", /No NAD\+ (drug|medicine) is FDA-approved/],
  ["glutathione-nasal", /No glutathione product is FDA-approved/],
  ["primal-special-blend", /Read every ingredient/],
])("the status of %s says what the FDA has and has not decided", (slug, said) => {
  expect(statusOf(slug)).toMatch(said);
});

it("the four headings are the ones that the site tells patients to look for", () => {
  expect([
    safetyWords.notIf,
    safetyWords.tellUsFirst,
    safetyWords.commonSideEffects,
    safetyWords.getHelp,
  ]).toEqual(["Do not use it if", "Tell us first if", "Common side effects", "Get help now if"]);
});

describe("the warnings that a patient must not miss", () => {
  it.each([
    ["semaglutide", "notIf", /pregnant, trying to become pregnant or breastfeeding/],
    ["tesamorelin-ipamorelin", "notIf", /cancer now[\s\S]*pregnant/],
    ["nad-injectable", "getHelp", /hives or wheezing/],
    ["nad-nasal-spray", "call911", /chest tightness/],
    ["tesamorelin-12mg-anti-aging", "tellUsFirst", /diabetes/],
    ["sermorelin-troche", "tellUsFirst", /diabetes[\s\S]*sleep apnea/],
    ["hcg-for-men", "notIf", /prostate cancer, breast cancer/],
    ["glutathione-nasal", "notIf", /asthma/],
    ["glutathione-injectable", "tellUsFirst", /asthma/],
    ["wolverine-ghk-cu", "notIf", /Wilson’s disease or a copper allergy/],
    ["nad-injectable", "commonSideEffects", /flushing\nnausea/],
    ["primal-special-blend", "notIf", /nitrates/],
    ["wolverine", "notIf", /cancer now/],
    ["bpc-157-kpv", "tellUsFirst", /blood in your stool/],
  ] as const)("%s: %s", (slug, list, said) => {
    expect(safetyOf(slug)[list].join("\n")).toMatch(said);
  });
});
