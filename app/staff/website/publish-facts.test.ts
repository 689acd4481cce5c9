import { describe, expect, it, vi } from "vitest";
import { publishWords } from "~/content/en/staff/staff-site";
import { languages, pathIn } from "~/content/languages";
import { withChanges } from "~/facts/fact-change";
import { formatPrice } from "~/facts/format-facts";
import { openTestSite } from "../../../tests/fixtures/publishing";
import { facts } from "../../../tests/fixtures/test-facts";
import { engines, openTestDatabase } from "../../../tests/support/databases";
import { changedPages } from "./publish-facts.server";

const priceOf = (slug: string) => facts.treatments[slug]?.price ?? 0;
/** Below the current price, and so below its list price too. */
const [low, lower] = [0.5, 0.25].map((part) =>
  Number((priceOf("tadalafil") * part).toFixed(2)),
) as [number, number];
const price = (to: number, from = priceOf("tadalafil")) => ({
  path: "treatments.tadalafil.price",
  from,
  to,
});
/** For tests that read no page. */
const stored = { renders: "nothing" } as const;

describe.each(engines)("a publication on %s", (engine) => {
  it("makes two versions in sequence when two processes publish different facts", async () => {
    const database = await openTestDatabase(engine);
    const one = await openTestSite(database, stored);
    const other = await openTestSite(database, stored);
    const outcomes = await Promise.all([
      one.publish([price(low)]),
      other.publish([
        { path: "treatments.sildenafil.price", from: priceOf("sildenafil"), to: lower },
      ]),
    ]);
    expect(outcomes.map(({ outcome }) => outcome)).toEqual(["published", "published"]);
    await Promise.all([one.site.look(), other.site.look()]);
    for (const { site } of [one, other]) {
      expect(site.head().version).toBe(3);
      const { tadalafil, sildenafil } = site.currentFacts().treatments;
      expect([tadalafil?.price, sildenafil?.price]).toEqual([low, lower]);
    }
  });

  it("is a conflict for the second of two people who change one fact", async () => {
    const database = await openTestDatabase(engine);
    const one = await openTestSite(database, stored);
    const other = await openTestSite(database, stored);
    const outcomes = await Promise.all([one.publish([price(low)]), other.publish([price(lower)])]);
    const [published, refused] = outcomes.sort((a, b) => a.outcome.localeCompare(b.outcome));
    expect(published?.outcome).toBe("published");
    expect(refused).toEqual({ outcome: "refused", message: publishWords.conflict });
  });

  it("is never changed or removed in the database", async () => {
    const database = await openTestDatabase(engine);
    const { publish } = await openTestSite(database, stored);
    await publish([price(low)]);
    const { db } = database;
    const refused = /content_versions is append-only/;
    await expect(db.updateTable("content_versions").set({ why: "x" }).execute()).rejects.toThrow(
      refused,
    );
    await expect(db.deleteFrom("content_versions").execute()).rejects.toThrow(refused);
  });
});

// Tests that do not depend on the engine.
describe("a publication", () => {
  it("renders every page that shows a new price, and keeps all other pages in memory", async () => {
    const { publish, page, site } = await openTestSite(await openTestDatabase("sqlite"));
    const before = site.currentPages();
    const outcome = await publish([price(low)]);
    expect(outcome).toMatchObject({ outcome: "published", version: 2 });
    const english = [
      // The home page features one of these treatments, with its lowest price.
      "/",
      // This page compares it with another medicine.
      "/compare/sildenafil-tadalafil",
      // The answer about costs names each card outside its area's price range.
      "/faqs",
      "/services",
      "/sexual-health",
      // Its own page, and those that name it as related, with its price.
      "/treatments/primal-special-blend",
      "/treatments/pt141-nasal-spray",
      "/treatments/sildenafil",
      "/treatments/tadalafil",
    ];
    expect(outcome.outcome === "published" && outcome.pages.sort()).toEqual(
      languages.flatMap((language) => english.map((path) => pathIn(language, path))).sort(),
    );
    for (const path of ["/services", "/sexual-health", "/treatments/tadalafil"])
      expect(page(path)).toContain(formatPrice(low));
    expect(page("/treatments/sildenafil")).toContain(formatPrice(priceOf("sildenafil")));
    expect(site.currentPages().pages.get("/about")).toBe(before.pages.get("/about"));
    expect(site.currentFacts().treatments.tadalafil?.price).toBe(low);
    expect(page("/sitemap.xml")).toContain(
      "/treatments/tadalafil</loc><lastmod>2027-03-01</lastmod>",
    );
  });

  it("renders the same pages again after a restart", async () => {
    const database = await openTestDatabase("sqlite");
    const before = await openTestSite(database);
    await before.publish([price(low)]);
    const after = await openTestSite(database);
    expect(after.site.head().version).toBe(2);
    for (const path of before.site.currentPages().pages.keys())
      expect(after.page(path), path).toBe(before.page(path));
  });

  it("makes no version when nothing changed", async () => {
    const { publish, site } = await openTestSite(await openTestDatabase("sqlite"), stored);
    expect(await publish([price(priceOf("tadalafil"))])).toEqual({ outcome: "unchanged" });
    expect(site.head().version).toBe(0);
  });

  it("stops if a page fails to render, names the page, and leaves the old version live", async () => {
    const database = await openTestDatabase("sqlite");
    const { publish, site } = await openTestSite(database);
    const before = site.currentPages();
    const wrong = { path: "featured.0", from: facts.featured[0], to: "no-such-treatment" };
    expect(await publish([wrong])).toEqual({
      outcome: "refused",
      message: publishWords.failed(
        "/",
        'No treatment has the slug "no-such-treatment". See content/catalogue.',
      ),
    });
    expect(site.head().version).toBe(0);
    expect(site.currentPages()).toBe(before);
    expect(await database.db.selectFrom("content_versions").select("id").execute()).toEqual([]);
  });

  it("reports an error for each invalid fact", async () => {
    const { publish } = await openTestSite(await openTestDatabase("sqlite"), stored);
    expect(await publish([price(-1)])).toEqual({
      outcome: "refused",
      message: `${publishWords.wrong} treatments.tadalafil.price: must be more than 0`,
    });
  });

  it("reports a full disk, and leaves the old version live", async () => {
    const database = await openTestDatabase("sqlite");
    const { publish, site } = await openTestSite(database, stored);
    const full = Object.assign(new Error("database or disk is full"), { code: "SQLITE_FULL" });
    vi.spyOn(database.db, "transaction").mockImplementationOnce(() => {
      throw full;
    });
    expect(await publish([price(low)])).toEqual({
      outcome: "refused",
      message: publishWords.failed(null, "The disk is full."),
    });
    expect(site.head().version).toBe(0);
    expect(await publish([price(low)])).toMatchObject({ outcome: "published", version: 2 });
  });

  it("serves the pages that its review has rendered, and renders again after another one", async () => {
    const { app, publish, page, renderer } = await openTestSite(await openTestDatabase("sqlite"));
    const rendering = vi.spyOn(renderer, "render");
    const changes = [price(low)];
    const { pages } = await changedPages(app, withChanges(facts, changes));
    expect(pages?.map(({ path }) => path)).toContain("/treatments/tadalafil");
    rendering.mockClear();
    expect(await publish(changes)).toMatchObject({ outcome: "published", version: 2 });
    expect(rendering).not.toHaveBeenCalled();
    expect(page("/treatments/tadalafil")).toContain(formatPrice(low));

    await changedPages(app, withChanges(facts, [price(lower)]));
    await publish([
      { ...price(lower), path: "treatments.sildenafil.price", from: priceOf("sildenafil") },
    ]);
    expect(page("/treatments/tadalafil")).toContain(formatPrice(low));
    expect(page("/treatments/sildenafil")).toContain(formatPrice(lower));
  });

  it("is reviewed with the line of call hours, which browsers write on every page", async () => {
    const { app } = await openTestSite(await openTestDatabase("sqlite"));
    const note = {
      path: "hours.holidayNote",
      from: facts.hours.holidayNote,
      to: "Call us tomorrow.",
    };
    const { pages, callLine } = await changedPages(app, withChanges(facts, [note]));
    expect({ pages, callLine }).toEqual({ pages: [], callLine: true });
    const { callLine: byPrice } = await changedPages(app, withChanges(facts, [price(low)]));
    expect(byPrice).toBe(false);
  });

  it("lets other work run between two pages", async () => {
    const { publish, renderer } = await openTestSite(await openTestDatabase("sqlite"), stored);
    const rendering = vi.spyOn(renderer, "render");
    const seen = new Set<number>();
    let looking = true;
    const look = () => {
      seen.add(rendering.mock.calls.length);
      if (looking) setImmediate(look);
    };
    look();
    await publish([price(low)]);
    looking = false;
    expect(seen.size).toBeGreaterThan(rendering.mock.calls.length * 0.9);
  });

  it("serves the same bytes as before once its change is undone", async () => {
    const { publish, site, page } = await openTestSite(await openTestDatabase("sqlite"));
    const shown = [...site.currentPages().pages.keys()].filter((path) => path !== "/sitemap.xml");
    const before = new Map(shown.map((path) => [path, page(path)]));
    await publish([price(low)]);
    await publish([price(priceOf("tadalafil"), low)]);
    for (const path of shown) expect(page(path), path).toBe(before.get(path));
  });
});

it("withholds a price automatically 90 days after its evidence was due for review, until it is reviewed", async () => {
  const { publish, site, clock, page } = await openTestSite(await openTestDatabase("sqlite"));
  const evidence = facts.treatments.semaglutide?.evidence;
  const reviewed = (on: string, due: string) => ({
    path: "treatments.semaglutide.evidence",
    from: site.head().facts.treatments.semaglutide?.evidence,
    to: { ...evidence, reviewedBy: "A. Physician", reviewedOn: on, reviewDue: due },
  });
  // The clock shows March 1, 2027; ninety days after December 3, 2026 is March 3.
  await publish([reviewed("2026-06-01", "2026-12-03")]);
  const pages = [
    "/treatments/semaglutide",
    "/services",
    "/weight-loss",
    "/compare/semaglutide-tirzepatide",
  ];
  const counted = () => pages.map((path) => page(path).split("$299.88").length - 1);
  const before = counted();
  clock.advance({ hours: 24 });
  await site.look();
  expect(counted()).toEqual(before);
  expect(Math.min(...before)).toBeGreaterThan(0);
  // 9 AM of March 3 at the clinic.
  clock.advance({ hours: 24 });
  await site.look();
  expect(page("/treatments/semaglutide")).not.toContain("$299.88");
  expect(page("/treatments/semaglutide")).toContain("Ask for the price");
  expect(counted()).toEqual(pages.map(() => 0));
  expect(site.currentFacts().treatments.semaglutide?.priceWithheld).toBe(true);
  expect(site.head().facts.treatments.semaglutide).not.toHaveProperty("priceWithheld");

  await publish([reviewed("2027-03-03", "2028-03-03")]);
  expect(counted()).toEqual(before);
});

it("removes a badge automatically after its last day", async () => {
  const { publish, site, clock, page } = await openTestSite(await openTestDatabase("sqlite"));
  const until = { path: "treatments.primal-special-blend.badgeDates.until", to: "2027-03-02" };
  await publish([until]);
  await site.look();
  const path = "/treatments/primal-special-blend";
  expect(page(path)).toContain("FALL SALE");
  clock.advance({ hours: 48 });
  await site.look();
  expect(page(path)).not.toContain("FALL SALE");
  expect(site.currentFacts().treatments["primal-special-blend"]?.badge).toBeUndefined();
  expect(facts.treatments["primal-special-blend"]?.badge).toBe("FALL SALE");
});
