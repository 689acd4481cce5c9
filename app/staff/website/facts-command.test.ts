import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { readHead } from "~/core/pages/content-versions";
import { openTestSite } from "../../../tests/fixtures/publishing";
import { facts } from "../../../tests/fixtures/test-facts";
import { engines, openTestDatabase } from "../../../tests/support/databases";
import { factsProgram, runFactsProgram } from "./facts-command.server";

const folder = mkdtempSync(join(tmpdir(), "facts-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
let files = 0;

/** A file as exported, with a text replaced. */
function fileOf(exported: string, from = "", to = ""): string {
  const file = join(folder, `${++files}.json`);
  writeFileSync(file, exported.replaceAll(from, to));
  return file;
}

async function openProgram(engine: (typeof engines)[number]) {
  const database = await openTestDatabase(engine);
  const { site, app } = await openTestSite(database, { renders: "nothing" });
  const openSite = async () => ({ ...site, stop: async () => {} });
  const run = (...parameters: string[]) => runFactsProgram(parameters, { ...app, openSite });
  return { ...database, site, run };
}

describe.each(engines)("npm run facts on %s", (engine) => {
  it("exports what it imports, shows what changes, and publishes it as the operator's version", async () => {
    const { run, site, db } = await openProgram(engine);
    const exported = await run("export");
    const line = "treatments.semaglutide.price: 299.88 -> 301\n";
    const file = fileOf(`\n> banner\n\n${exported}`, '"price": 299.88', '"price": 301');
    expect(await run("import", file, "--preview")).toContain(line);
    expect(site.head().version).toBe(0);
    const report = await run("import", file);
    expect(report).toContain(line);
    expect(report).toContain("Published as version 2.");
    expect(site.currentFacts().treatments.semaglutide?.price).toBe(301);
    const { kind, who } = await db
      .selectFrom("content_versions")
      .selectAll()
      .where("id", "=", 2)
      .executeTakeFirstOrThrow();
    expect({ kind, who }).toEqual({ kind: "imported", who: "the operator" });
    expect(await run("import", file)).toBe("The site says this already.\n");
    expect(await run("check")).toBe("The published facts (version 2) fit.\n");
    // Edited facts stay marked as edited.
    expect((await readHead(db, facts)).facts.treatments.semaglutide?.priceEdited).toBe(true);
  });

  it("publishes nothing from a file with a validation issue, and names each", async () => {
    const { run, site } = await openProgram(engine);
    const exported = await run("export");
    const wrong = fileOf(exported, facts.phones.clinic, "555");
    const error = /phones\.clinic: must be "\+1" and ten digits/;
    await expect(run("check", wrong)).rejects.toThrow(error);
    await expect(run("import", wrong)).rejects.toThrow(error);
    await expect(run("import", fileOf("nothing"))).rejects.toThrow(/is not JSON/);
    await expect(run("import")).rejects.toThrow(/Missing FILE/);
    await expect(factsProgram(["other"], {})).rejects.toThrow(/npm run facts -- export/);
    expect(site.head().version).toBe(0);
  });

  it("puts a sentence that promises something on the review list, instead of publishing it", async () => {
    const { run, site, db } = await openProgram(engine);
    const promise = JSON.stringify({
      ...facts,
      bannerNotice: { text: "A GUARANTEED CURE" },
    });
    await expect(run("import", fileOf(promise))).rejects.toThrow(/\/staff\/site\/claims/);
    expect(site.head().version).toBe(0);
    const waiting = await db.selectFrom("claim_reviews").select("text").execute();
    expect(waiting).toEqual([{ text: "A GUARANTEED CURE" }]);
  });
});
