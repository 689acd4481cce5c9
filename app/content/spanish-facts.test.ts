import { describe, expect, it } from "vitest";
import { withChanges } from "~/facts/fact-change";
import type { Facts } from "~/facts/facts-schema";
import { facts } from "../../tests/fixtures/test-facts";
import { catalogueOf } from "../catalogue/products";
import { questionKey } from "./edited-questions";
import { inEnglish } from "./marked-english";
import { questionPages } from "./question-pages";
import { siteOfFacts } from "./site";

const spanishSite = (change: Partial<Facts>) => siteOfFacts({ ...facts, ...change }, "es");
const person = {
  role: "Nurse",
  name: "N. Nurse",
  training: "RN",
  license: "RN 1",
  sentence: "Answers.",
  portrait: null,
};

describe("the facts of a Spanish page", () => {
  it("are in Spanish where the clinic has supplied it, whatever the English pages say", () => {
    const change = {
      phoneAnsweredBy: "Our front desk",
      people: [person],
      spanish: {
        banner: "BIENVENIDOS",
        areaServed: ["Fernandina Beach", "Yulee", "el norte de Florida"],
        "hours.holidayNote": "Llame los días feriados.",
        phoneAnsweredBy: "Nuestra recepción",
        "people.0.role": "Enfermera",
      },
    };
    expect(spanishSite(change).facts).toMatchObject({
      banner: "BIENVENIDOS",
      areaServed: ["Fernandina Beach", "Yulee", "el norte de Florida"],
      hours: { holidayNote: "Llame los días feriados." },
      phoneAnsweredBy: "Nuestra recepción",
      people: [{ role: "Enfermera", name: "N. Nurse", sentence: inEnglish("Answers.") }],
    });
    expect(siteOfFacts({ ...facts, ...change }).facts).toEqual({ ...facts, ...change });
  });

  it("are marked as English where a page cannot do without them, and left out elsewhere", () => {
    const closed = [{ from: "2027-05-03", until: "2027-05-03", name: "Painters" }];
    const site = spanishSite({
      phoneAnsweredBy: "Our front desk",
      replies: { by: "Our front desk", within: "one business day" },
      practical: { ...facts.practical, telehealth: "Yes, in Florida." },
      languages: ["Spanish", "Haitian Creole", "Our own"],
      hours: { ...facts.hours, closedDays: closed },
    });
    expect(site.facts).toMatchObject({
      banner: inEnglish(facts.banner),
      languages: ["español", "criollo haitiano", inEnglish("Our own")],
      phoneAnsweredBy: null,
      replies: null,
      practical: { telehealth: null },
    });
    expect(site.facts.hours.holidayNote).toBe(inEnglish(facts.hours.holidayNote));
    expect(site.facts.hours.closedDays).toEqual([{ ...closed[0], name: "" }]);
    expect(site.words.closedDayText({ inDays: 0, weekday: "Monday", name: "" })).toBe(
      "Cerrado hoy",
    );
  });

  it("are those of the published ones, also where a page asks again", () => {
    const published = withChanges(facts, [
      { path: "treatments.tadalafil.lasts", to: "4 weeks" },
      { path: "questions.faqs/none.answer", to: "Ours." },
    ]);
    const site = siteOfFacts(published, "es");
    expect(siteOfFacts(site.facts, "es")).toBe(site);
    expect(siteOfFacts(site.facts).facts).toBe(published);
  });

  it("have the banner's Spanish of the days on which a notice replaces it", () => {
    const bannerNotice = { text: "CLOSED FOR A STORM" };
    const spanish = { banner: "BIENVENIDOS", "bannerNotice.text": "CERRADO POR TORMENTA" };
    const bannerOf = (banner: string) =>
      spanishSite({ banner, bannerNotice, spanish }).facts.banner;
    expect(bannerOf(facts.banner)).toBe("BIENVENIDOS");
    expect(bannerOf(bannerNotice.text)).toBe("CERRADO POR TORMENTA");
  });

  it("say of a treatment what the English ones say, or mark it as English", () => {
    const of = (spanish: Facts["spanish"], to: Record<string, unknown>) => {
      const changed = withChanges({ ...facts, spanish }, [
        ...Object.entries(to).map(([name, value]) => ({
          path: `treatments.tadalafil.${name}`,
          to: value,
        })),
      ]);
      const site = siteOfFacts(changed, "es");
      return catalogueOf(site.facts, site.words).find(({ slug }) => slug === "tadalafil");
    };
    const path = (name: string) => `treatments.tadalafil.${name}`;
    expect(of({}, { lasts: "4 weeks", summary: "Lasts long." })).toMatchObject({
      lasts: "4 semanas",
      summary: inEnglish("Lasts long."),
    });
    expect(of({}, { lasts: "until it is empty" })).toMatchObject({ lasts: null });
    const spanish = {
      [path("lasts")]: "hasta que se acabe",
      [path("summary")]: "Dura mucho.",
      [path("description")]: "Otra descripción.",
    };
    expect(of(spanish, { lasts: "until it is empty", summary: "Lasts long." })).toMatchObject({
      lasts: "hasta que se acabe",
      summary: "Dura mucho.",
      description: "Otra descripción.",
    });
  });

  it("give a source its Spanish title, with the same address", () => {
    const source = { title: "A label", url: "https://www.fda.gov/a", year: 2024 };
    const path = "treatments.tadalafil.evidence.sources";
    const sourcesOf = (spanish: Facts["spanish"]) =>
      siteOfFacts({ ...withChanges(facts, [{ path, to: [source] }]), spanish }, "es").facts
        .treatments.tadalafil?.evidence.sources;
    expect(sourcesOf({ [path]: ["Una etiqueta"] })).toEqual([{ ...source, title: "Una etiqueta" }]);
    expect(sourcesOf({})).toEqual([{ ...source, title: inEnglish("A label") }]);
  });

  it("replace the Spanish question at the place of the English one that the clinic has worded", () => {
    const english = questionPages(siteOfFacts(facts).words);
    const own = questionPages(siteOfFacts(facts, "es").words);
    expect(Object.keys(own)).toEqual(Object.keys(english));
    for (const [page, list] of Object.entries(english)) {
      expect(own[page]).toHaveLength(list.length);
      const last = list.length - 1;
      const [first, other] = [list[0], list[last]].map((one) => one && questionKey(page, one));
      const words = siteOfFacts(
        {
          ...facts,
          questions: { [`${first}`]: { answer: "Ours." }, [`${other}`]: { answer: "Ours, too." } },
          spanish: { [`questions.${first}.answer`]: "La nuestra." },
        },
        "es",
      ).words;
      const shown = questionPages(words)[page] ?? [];
      expect(shown[0]).toMatchObject({ question: own[page]?.[0]?.question, answer: "La nuestra." });
      expect(shown[last]?.answer).toBe(inEnglish("Ours, too."));
      expect(shown.slice(1, -1)).toEqual(own[page]?.slice(1, -1));
    }
  });
});
