import { describe, expect, it } from "vitest";
import { readLaunch } from "~/staff/upkeep/launch.server";
import { dueReviews } from "~/staff/upkeep/upkeep-notices";
import { ana, ben } from "../../../tests/fixtures/people";
import { openTestSite } from "../../../tests/fixtures/publishing";
import { engines, openTestDatabase } from "../../../tests/support/databases";
import { decideClaim, listClaims } from "./claims.server";
import { saveDrafts } from "./drafts.server";
import { importFacts } from "./facts-command.server";
import { publishDrafts } from "./publish-facts.server";

const record = (name: string) => `treatments.wolverine.evidence.${name}`;
const review = {
  [record("reviewedBy")]: "A. Physician, MD",
  [record("reviewedOn")]: "2027-03-01",
};

/** The clock shows March 1, 2027. */
async function open(engine: (typeof engines)[number]) {
  const site = await openTestSite(await openTestDatabase(engine), { renders: "nothing" });
  const { app } = site;
  const publish = async (typed: Record<string, string>) => {
    const problems = await saveDrafts(app, { actor: ana, typed });
    return { problems, outcome: (await publishDrafts(app, { actor: ana, why: "" })).outcome };
  };
  const evidence = () => site.site.head().facts.treatments.wolverine?.evidence;
  const open = async (name: string) =>
    (await readLaunch(app)).find((item) => item.name === name)?.records?.map(({ slug }) => slug);
  return { ...site, publish, evidence, open };
}

describe.each(engines)("a record of the evidence at the desk, on %s,", (engine) => {
  it("is reviewed with a name and a day, and is due a year later", async () => {
    const { publish, evidence, open: openPoints } = await open(engine);
    expect(await openPoints("evidenceReviewed")).toContain("wolverine");
    expect(await publish(review)).toEqual({ problems: {}, outcome: "published" });
    expect(evidence()).toMatchObject({
      reviewedBy: "A. Physician, MD",
      reviewedOn: "2027-03-01",
      reviewDue: "2028-03-01",
    });
    expect(await openPoints("evidenceReviewed")).not.toContain("wolverine");
  });

  it("refuses a review without a name, in the future, or due before it", async () => {
    const { publish, evidence } = await open(engine);
    const on = record("reviewedOn");
    const problemsOf = async (typed: Record<string, string>) =>
      Object.keys((await publish({ ...review, ...typed })).problems);
    expect(await problemsOf({ [record("reviewedBy")]: "" })).toEqual([record("reviewedBy")]);
    expect(await problemsOf({ [on]: "2027-03-02" })).toEqual([on]);
    const due = record("reviewDue");
    expect(await problemsOf({ [due]: "2027-02-28" })).toEqual([due]);
    expect(evidence()?.reviewedOn).toBeNull();
  });

  it("stores sources as they are typed, a line each, and rejects other URLs", async () => {
    const { publish, evidence } = await open(engine);
    const sources = record("sources");
    const label = "2024 A label https://dailymed.nlm.nih.gov/a";
    const elsewhere = "2024 A blog https://example.com/a";
    expect(Object.keys((await publish({ [sources]: elsewhere })).problems)).toEqual([sources]);
    await publish({
      [sources]: `${label}\n2021 A trial  in rats https://pubmed.ncbi.nlm.nih.gov/1/`,
    });
    expect(evidence()?.sources).toEqual([
      { title: "A label", url: "https://dailymed.nlm.nih.gov/a", year: 2024 },
      { title: "A trial in rats", url: "https://pubmed.ncbi.nlm.nih.gov/1/", year: 2021 },
    ]);
    await publish({ [sources]: "" });
    expect(evidence()?.sources).toEqual([]);
  });

  it("loses its review when it changes, but keeps the due date", async () => {
    const { publish, evidence, open: openPoints } = await open(engine);
    await publish(review);
    await publish({ [record("studies")]: "cells" });
    expect(evidence()).toMatchObject({
      studies: "cells",
      reviewedBy: null,
      reviewedOn: null,
      reviewDue: "2028-03-01",
    });
    expect(await openPoints("evidenceReviewed")).toContain("wolverine");
  });

  it("needs a second person when it claims more, and not when it claims less", async () => {
    const { app, publish, evidence } = await open(engine);
    const studies = record("studies");
    expect((await publish({ [studies]: "large-trials" })).outcome).toBe("refused");
    const [claim] = await listClaims(app, { actor: ben, isOwner: false });
    expect(claim).toMatchObject({ path: studies, text: "large-trials", mayDecide: true });
    const decision = { id: claim?.id ?? "", approve: true, reason: "read the trials" };
    await decideClaim(app, { actor: ben, isOwner: false, ...decision });
    expect((await publish({ [studies]: "large-trials" })).outcome).toBe("published");
    expect((await publish({ [studies]: "cells" })).outcome).toBe("published");
    expect(evidence()?.studies).toBe("cells");
  });

  it("is reviewed by an import too, under the same rules", async () => {
    const { app, evidence } = await open(engine);
    const before = app.site.head().facts;
    const changed = structuredClone(before);
    Object.assign(changed.treatments.wolverine?.evidence ?? {}, {
      reviewedBy: "A. Physician",
      reviewedOn: "2027-02-01",
    });
    expect((await importFacts(app, changed, { preview: false })).refused).toBeNull();
    expect(evidence()?.reviewDue).toBe("2028-02-01");
  });

  it("is announced 30 days before it is due, and on the launch list once overdue", async () => {
    const { app, publish, clock, open: openPoints } = await open(engine);
    await publish({ ...review, [record("reviewDue")]: "2027-04-01" });
    const due = () => dueReviews(app.currentFacts(), app.site.today());
    expect(due()).toEqual({ soon: [], overdue: [] });
    clock.advance({ hours: 24 });
    expect(due()).toEqual({ soon: [{ slug: "wolverine", title: "Wolverine" }], overdue: [] });
    expect(await openPoints("evidenceDue")).toEqual([]);
    clock.advance({ hours: 24 * 31 });
    expect(due()).toEqual({ soon: [], overdue: [{ slug: "wolverine", title: "Wolverine" }] });
    expect(await openPoints("evidenceDue")).toEqual(["wolverine"]);
  });

  it("with fewer than two sources is on the launch list", async () => {
    const { open: openPoints } = await open(engine);
    expect(await openPoints("evidenceSources")).toContain("wolverine");
    expect(await openPoints("evidenceSources")).not.toContain("semaglutide");
  });
});
