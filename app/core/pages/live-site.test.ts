import { resolve } from "node:path";
import { expect, it, vi } from "vitest";
import { currentFacts } from "~/facts/current-facts";
import { dayText } from "~/facts/hours/local-date";
import { clinicDay } from "~/facts/hours/zoned-time.server";
import { builtPages } from "~/static-paths";
import { fakeClock } from "../../../tests/fakes/fakes";
import { finishedPages, renderBuiltPage } from "../../../tests/fixtures/built-pages";
import { openTestSite } from "../../../tests/fixtures/publishing";
import { openTestDatabase } from "../../../tests/support/databases";
import { factsOn } from "./live-site";
import { makePageSet } from "./page-set";
import { readPageStyles } from "./page-styles";

it("home's picture has the light of the clinic's hour, and only home is rendered when that changes", async () => {
  const clock = fakeClock("2026-03-02T15:59:00.000Z");
  const { site, page, renderer } = await openTestSite(await openTestDatabase("sqlite"), { clock });
  const preloaded = () =>
    page("/")
      .match(/imageSrcSet="([^"]+)"/gi)
      ?.join() ?? "";
  expect(preloaded()).toContain("head-home-wide");
  const about = site.currentPages().pages.get("/about");
  const render = vi.spyOn(renderer, "render");

  clock.advance({ minutes: 1 });
  await site.look();
  expect(preloaded()).toContain("head-home-noon-wide");
  expect(preloaded()).toContain("head-home-night-wide");
  expect(preloaded()).not.toContain("head-home-wide");
  expect(render.mock.calls.map(([path]) => path)).toEqual(["/", "/es"]);
  expect(site.currentPages().pages.get("/about")).toBe(about);

  await site.look();
  expect(render).toHaveBeenCalledTimes(2);
});

it("a site without Spanish pages gets none when the light changes", async () => {
  const clock = fakeClock("2026-03-02T15:59:00.000Z");
  const ownFacts = { ...currentFacts(), spanishPages: false };
  const { site } = await openTestSite(await openTestDatabase("sqlite"), { clock, ownFacts });
  expect(site.currentPages().pages.has("/es")).toBe(false);
  clock.advance({ minutes: 1 });
  await site.look();
  expect(site.currentPages().pages.has("/es")).toBe(false);
});

it.each([9, 12])(
  "a start with the build's own facts at %i o'clock renders only the file that has the day's date",
  async (hour) => {
    const clock = fakeClock(new Date().toISOString().replace(/T.*/, `T${hour + 5}:30:00.000Z`));
    const rendered: string[] = [];
    const { page } = await openTestSite(await openTestDatabase("sqlite"), {
      clock,
      ownFacts: currentFacts(),
      render: (path, ...more) => {
        rendered.push(path);
        return renderBuiltPage(path, ...more);
      },
    });
    expect(rendered).toEqual(["/.well-known/security.txt"]);
    for (const path of builtPages) expect(page(path), path).toContain("</html>");
  },
);

it("a page that was rendered in another year is the same, but for two kinds of files", async () => {
  const facts = factsOn(currentFacts(), dayText(clinicDay(new Date())));
  const stored = await finishedPages();
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 400 * 24 * 3_600_000 });
  const { set } = await makePageSet(
    {
      render: renderBuiltPage,
      styles: readPageStyles(resolve("build")),
      compressedPages: null,
      https: true,
    },
    { facts, pageDates: {} },
    { before: null, changedOn: null },
  );
  vi.useRealTimers();
  const others = [...set.pages].filter(
    ([path, { content }]) => !stored.get(path)?.content.equals(content),
  );
  // The clock's changes in call-hours.json begin with the year of the build; browsers ask Intl later.
  expect(others.map(([path]) => path).sort()).toEqual([
    "/.well-known/security.txt",
    "/call-hours.json",
    "/es/call-hours.json",
  ]);
});
