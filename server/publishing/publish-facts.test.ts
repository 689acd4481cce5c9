import { existsSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it, vi } from "vitest";
import { formatPrice } from "../../app/facts/format-price";
import { engines, openTestDatabase } from "../../testing/databases";
import { facts } from "../../testing/fixtures/built-site";
import { build, differingFiles, openTestSite } from "../../testing/fixtures/publishing";
import { waitUntil } from "../../testing/wait-until";

const priceOf = (slug: string) => facts.treatments[slug]?.price ?? 0;
/** Lower than the price of the build, and so below its list price, too. */
const [low, lower] = [0.5, 0.25].map((part) =>
  Number((priceOf("tadalafil") * part).toFixed(2)),
) as [number, number];
const price = (to: number) => ({
  ...{ path: "treatments.tadalafil.price", from: priceOf("tadalafil"), to },
});
const page = (folder: string, file: string) => readFileSync(join(folder, "client", file), "utf8");
/** The served files, as nginx reads them. */
const linked = (releases: string, file: string) => page(join(releases, "live"), file);
/** For tests that look at pages, but not at how they are compressed. */
const rendered = { renders: "once" } as const;
/** For tests that look at no page. */
const stored = { renders: "nothing", ownFacts: facts } as const;

describe.each(engines)("a publication on %s", (engine) => {
  it("by two processes at once makes two versions in sequence when the facts differ", async () => {
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

  it("of one fact by two people is a conflict for the second", async () => {
    const database = await openTestDatabase(engine);
    const one = await openTestSite(database, stored);
    const other = await openTestSite(database, stored);
    const outcomes = await Promise.all([one.publish([price(low)]), other.publish([price(lower)])]);
    expect(outcomes.map(({ outcome }) => outcome).sort()).toEqual(["conflict", "published"]);
  });

  it("is served from its own folder after a restart", async () => {
    const database = await openTestDatabase(engine);
    const before = await openTestSite(database, stored);
    await before.publish([price(low)]);
    await before.site.stop();
    const after = await openTestSite(database, stored);
    expect(after.site.currentFacts().treatments.tadalafil?.price).toBe(low);
    // Another rendering of the same version would have another name.
    expect(existsSync(join(after.releases, "2-quick.1"))).toBe(false);
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

// Tests without a part of the database.
describe("a publication", () => {
  it("puts a new price on every page that shows it, and leaves all other files as they are", async () => {
    const { publish, releases, site } = await openTestSite(
      await openTestDatabase("sqlite"),
      rendered,
    );
    const outcome = await publish([price(low)]);
    expect(outcome).toMatchObject({ outcome: "published", version: 2 });
    const folder = join(releases, "2-quick");
    expect(outcome.outcome === "published" && outcome.pages.sort()).toEqual([
      // Its answer on costs names each card outside the range of its area.
      "/faqs",
      "/services",
      "/sexual-health",
      // Each of these shows its card.
      "/treatments/primal-special-blend",
      "/treatments/pt141-nasal-spray",
      "/treatments/sildenafil",
      "/treatments/tadalafil",
    ]);
    for (const file of ["services", "sexual-health", "treatments/tadalafil"])
      expect(page(folder, `${file}/index.html`)).toContain(formatPrice(low));
    expect(page(folder, "treatments/sildenafil/index.html")).toContain(
      formatPrice(priceOf("sildenafil")),
    );
    const same = "about/index.html";
    expect(statSync(join(folder, "client", same)).ino).toBe(
      statSync(join(build, "client", same)).ino,
    );
    expect(site.currentFacts().treatments.tadalafil?.price).toBe(low);
    expect(page(folder, "sitemap.xml")).toContain(
      "/treatments/tadalafil</loc><lastmod>2027-03-01</lastmod>",
    );
  });

  it("of facts that change nothing is no version", async () => {
    const { publish, releases } = await openTestSite(await openTestDatabase("sqlite"), stored);
    expect(await publish([price(priceOf("tadalafil"))])).toEqual({ outcome: "unchanged" });
    expect(readdirSync(releases)).toEqual(["live"]);
  });

  it("that a page cannot be rendered with stops, says which page, and leaves the old one live", async () => {
    const { publish, site, releases } = await openTestSite(
      await openTestDatabase("sqlite"),
      rendered,
    );
    const wrong = { path: "featured.0", from: facts.featured[0], to: "no-such-treatment" };
    expect(await publish([wrong])).toEqual({
      outcome: "failed",
      page: "/",
      reason: 'No treatment has the slug "no-such-treatment". See content/catalogue.',
    });
    expect(site.head().version).toBe(0);
    expect(readdirSync(releases)).toEqual(["live"]);
  });

  it("with facts that are not allowed says what is wrong with each", async () => {
    const { publish } = await openTestSite(await openTestDatabase("sqlite"), stored);
    expect(await publish([price(-1)])).toEqual({
      outcome: "wrong",
      problems: ["treatments.tadalafil.price: must be more than 0"],
    });
  });

  it("on a disk that is full says so, and leaves the old one live", async () => {
    const { publish, site, worker, releases } = await openTestSite(
      await openTestDatabase("sqlite"),
      stored,
    );
    const full = Object.assign(new Error("ENOSPC: no space left on device"), { code: "ENOSPC" });
    vi.spyOn(worker, "run").mockRejectedValueOnce(full);
    expect(await publish([price(low)])).toEqual({
      ...{ outcome: "failed", page: null, reason: "The disk is full." },
    });
    expect(site.head().version).toBe(0);
    expect(readdirSync(releases)).toEqual(["live"]);
    expect(await publish([price(low)])).toMatchObject({ outcome: "published", version: 2 });
  });

  it("is rendered again at a start if its folder is missing, with the same result", async () => {
    const database = await openTestDatabase("sqlite");
    const before = await openTestSite(database, rendered);
    await before.publish([price(low)]);
    const first = linked(before.releases, "treatments/tadalafil/index.html");
    await before.site.stop();
    rmSync(before.releases, { recursive: true });
    const after = await openTestSite(database);
    expect(after.site.head().version).toBe(2);
    expect(linked(after.releases, "treatments/tadalafil/index.html")).toBe(first);
    expect(linked(after.releases, "sitemap.xml")).toContain(
      "/treatments/tadalafil</loc><lastmod>2027-03-01</lastmod>",
    );
  });
});

describe("a release", () => {
  it("of unchanged facts is byte for byte the build", async () => {
    const database = await openTestDatabase("sqlite");
    const { site, worker } = await openTestSite(database);
    const prepared = await site.prepare(facts);
    expect(prepared.changed).toEqual([]);
    for (const part of ["client", "refusals"])
      expect(differingFiles("build", prepared.folder, part)).toEqual([]);
    for (const list of ["files.json", "refusals.json"])
      expect(JSON.parse(readFileSync(join(prepared.folder, list), "utf8"))).toEqual(
        JSON.parse(readFileSync(join("build", list), "utf8")),
      );
    await worker.stop();
  });

  it("is compressed fully afterwards: a reverted change gives the build byte for byte", async () => {
    const { publish, site, releases } = await openTestSite(await openTestDatabase("sqlite"));
    // Shown on one page: compressing a page fully takes a third of a second.
    const [path, shipped] = ["practical.shipping", "Orders are shipped on Mondays."];
    await publish([{ path, from: null, to: shipped }]);
    await publish([{ path, from: shipped, to: null }]);
    await waitUntil(() => existsSync(join(releases, "3", "release.json")));
    const differing = differingFiles("build", join(releases, "3"), "client");
    expect(differing.filter((file) => !file.startsWith("sitemap.xml"))).toEqual([]);
    expect(site.head().version).toBe(3);
  });

  it("drops a badge by itself when its last day is over", async () => {
    const { publish, site, clock, releases } = await openTestSite(
      await openTestDatabase("sqlite"),
      rendered,
    );
    const until = { path: "treatments.primal-special-blend.badgeDates.until", to: "2027-03-02" };
    await publish([until]);
    await site.look();
    expect(page(join(releases, "2-quick"), "services/index.html")).toContain("FALL SALE");
    clock.advance({ hours: 48 });
    await site.look();
    const names = readdirSync(releases).filter((name) => name.startsWith("2"));
    expect(names.length).toBeGreaterThan(1);
    expect(site.currentFacts().treatments["primal-special-blend"]?.badge).toBeUndefined();
  });
});
