import { resolve } from "node:path";
import { expect, it } from "vitest";
import { withChanges } from "~/facts/fact-change";
import { factAt } from "~/facts/fact-path";
import type { Facts } from "~/facts/facts-schema";
import { renderBuiltPage } from "../../../tests/fixtures/built-pages";
import { facts } from "../../../tests/fixtures/test-facts";
import { factsOn } from "./live-site";
import { makePageSet, type RenderPage, type Served } from "./page-set";
import { readPageStyles } from "./page-styles";

const rendered: string[] = [];
const render: RenderPage = (path, ...more) => {
  rendered.push(path);
  return renderBuiltPage(path, ...more);
};
const options = {
  render,
  styles: readPageStyles(resolve("build")),
  compressedPages: null,
  https: true,
};
const pagesOf = async (shown: Facts, before: Served | null) =>
  makePageSet(options, { facts: shown, pageDates: {} }, { before, changedOn: "2026-03-02" });

const first = await pagesOf(facts, null);

const evidence = { ...(factAt(facts, "treatments.wolverine.evidence") as object) };
const changes: Record<string, Facts> = {
  // Treatments of three areas, so that no page shows two of them as related.
  "a price, a badge and the words of treatments": withChanges(facts, [
    { path: "treatments.tadalafil.price", to: 199 },
    { path: "treatments.wolverine.badge", to: "POPULAR" },
    { path: "treatments.semaglutide.summary", to: "An invented summary." },
    { path: "treatments.semaglutide.lasts", to: "4 weeks" },
  ]),
  "a price of a treatment with two listings": withChanges(facts, [
    { path: "treatments.tesamorelin-ipamorelin.price", to: 999 },
  ]),
  "a hidden price": factsOn(
    withChanges(facts, [
      {
        path: "treatments.wolverine.evidence",
        to: {
          ...evidence,
          reviewedBy: "A. Sample",
          reviewedOn: "2020-01-01",
          reviewDue: "2021-01-01",
        },
      },
    ]),
    "2026-03-02",
  ),
  "a phone number and the hours": withChanges(facts, [
    { path: "phones.treatments", to: "+19045550199" },
    { path: "hours.office.Monday", to: null },
  ]),
};

it.each(Object.entries(changes))(
  "after a change of %s the pages are those of a full rendering",
  async (_, changed) => {
    rendered.length = 0;
    const { set } = await pagesOf(changed, { set: first.set, facts });
    const partly = rendered.length;
    const full = await pagesOf(changed, null);
    const texts = ({ pages }: typeof set) =>
      [...pages].map(([path, { content }]) => [path, content.toString()] as const);
    const [part, all] = [new Map(texts(set)), new Map(texts(full.set))];
    // The sitemap has the day of the change for changed pages only.
    for (const [path, text] of all)
      if (path !== "/sitemap.xml") expect(part.get(path), path).toBe(text);
    expect([...part.keys()].toSorted()).toEqual([...all.keys()].toSorted());
    if ("treatments" in changed && changed.phones === facts.phones && changed.hours === facts.hours)
      expect(partly).toBeLessThan(first.set.pages.size);
  },
);

it("a price renders its treatment's page and those that show its card, and no other treatment's", async () => {
  rendered.length = 0;
  const changed = withChanges(facts, [{ path: "treatments.tadalafil.price", to: 198 }]);
  await pagesOf(changed, { set: first.set, facts });
  const treatments = rendered.filter((path) => path.startsWith("/treatments/"));
  expect(treatments).toContain("/treatments/tadalafil");
  expect(treatments).toContain("/treatments/sildenafil");
  expect(treatments).not.toContain("/treatments/semaglutide");
  expect(rendered).toContain("/services");
});
