import { describe, expect, it } from "vitest";
import { publishWords } from "~/content/en/staff/staff-site";
import { withChanges } from "~/facts/fact-change";
import { readLaunch } from "~/staff/upkeep/launch.server";
import { ana } from "../../../tests/fixtures/people";
import { openTestSite } from "../../../tests/fixtures/publishing";
import { facts } from "../../../tests/fixtures/test-facts";
import { openTestDatabase } from "../../../tests/support/databases";
import { saveDrafts } from "./drafts.server";
import { publishDrafts, reviewDrafts } from "./publish-facts.server";

const note = "hours.holidayNote";
const spanish = (path: string) => `spanish.${path}`;

async function open(renders: "pages" | "nothing", change: Parameters<typeof withChanges>[1] = []) {
  const ownFacts = withChanges(facts, change);
  const site = await openTestSite(await openTestDatabase("sqlite"), { ownFacts, renders });
  const { app } = site;
  return {
    ...site,
    save: (typed: Record<string, unknown>) => saveDrafts(app, { actor: ana, typed }),
    publish: () => publishDrafts(app, { actor: ana, why: "" }),
    english: async () =>
      (await readLaunch(app)).find(({ name }) => name === "spanishFacts")?.facts ?? [],
  };
}

describe("a Spanish text of the desk", () => {
  it("is on Spanish pages once it is published, and on the launch list until then", async () => {
    const { save, publish, page, english } = await open("pages");
    expect(page("/es")).toContain(`<span lang="en">${facts.banner}</span>`);
    expect(page("/es/call-hours.json")).toContain(facts.hours.holidayNote);
    expect(await english()).toContain(spanish(note));
    expect(await save({ [spanish(note)]: "Llame los días feriados." })).toEqual({});
    expect(await publish()).toMatchObject({ outcome: "published" });
    expect(page("/es/call-hours.json")).toContain("Llame los días feriados.");
    expect(page("/call-hours.json")).toContain(facts.hours.holidayNote);
    expect(await english()).not.toContain(spanish(note));
  });

  it("changes no English page, and leaves no mark of an English text in any", async () => {
    const { save, publish, site } = await open("pages");
    await save({ [spanish(note)]: "Llame los días feriados." });
    const published = await publish();
    const pages = "pages" in published ? published.pages : [];
    expect(pages.filter((path) => !path.startsWith("/es"))).toEqual([]);
    for (const [path, { content }] of site.currentPages().pages)
      expect(/[\ue000\ue001]/.test(content.toString()), path).toBe(false);
  });

  it("needs its English text, and a line for each line of it", async () => {
    const { save } = await open("nothing");
    expect(
      await save({
        [spanish("practical.telehealth")]: "Sí, en Florida.",
        [spanish("areaServed")]: "el norte de Florida",
        [spanish("treatments.tadalafil.summary")]: "Una tableta.",
      }),
    ).toEqual({
      [spanish("practical.telehealth")]: publishWords.spanish["no-english"],
      [spanish("areaServed")]: publishWords.spanish["other-lines"],
    });
  });

  it("goes when its English text is emptied, and moves with its person", async () => {
    const person = (name: string) => ({
      role: "Nurse",
      name,
      training: "RN",
      license: "",
      sentence: "Answers.",
      portrait: null,
    });
    const { save, publish, site } = await open("nothing", [
      { path: "phoneAnsweredBy", to: "Our front desk" },
      { path: spanish("phoneAnsweredBy"), to: "Nuestra recepción" },
      { path: "people", to: [person("A"), person("B")] },
      { path: spanish("people.0.role"), to: "Primera" },
      { path: spanish("people.1.role"), to: "Segunda" },
    ]);
    const parts = ["role", "name", "training", "sentence"];
    await save({
      phoneAnsweredBy: "",
      ...Object.fromEntries(parts.map((part) => [`people.0.${part}`, ""])),
    });
    expect(await publish()).toMatchObject({ outcome: "published" });
    expect(site.head().facts.spanish).toEqual({ "people.0.role": "Segunda" });
  });

  it("is named at the review while its English text alone changes", async () => {
    const { app, save } = await open("nothing", [{ path: spanish(note), to: "Llame." }]);
    await save({ [note]: "Closed on holidays." });
    const stays = async () =>
      (await reviewDrafts(app, { actor: ana })).changes.map(({ spanishStays }) => spanishStays);
    expect(await stays()).toEqual([true]);
    await save({ [spanish(note)]: "Cerrado los días feriados." });
    expect(await stays()).toEqual([undefined, undefined]);
  });
});
