import { describe, expect, it, vi } from "vitest";
import { publishWords } from "~/content/en/staff/staff-site";
import type { Role } from "~/core/sessions/people";
import { fieldOf } from "~/facts/fact-fields";
import { ana, ben } from "../../../tests/fixtures/people";
import { openTestSite } from "../../../tests/fixtures/publishing";
import { engines, openTestDatabase } from "../../../tests/support/databases";
import { waitUntil } from "../../../tests/support/wait-until";
import { decideClaim, listClaims } from "./claims.server";
import { keepDraft, readFields, saveDrafts } from "./drafts.server";
import { listVersions, readPublished, restoreVersion, reviewRestore } from "./history.server";
import { previewPage } from "./preview.server";
import { publishDrafts, reviewDrafts } from "./publish-facts.server";
import {
  cancelScheduled,
  publishDue,
  readScheduled,
  redoScheduled,
  scheduleDrafts,
} from "./schedule.server";
import { treatmentFields } from "./site-fields";

const price = "treatments.tadalafil.price";
const summary = "treatments.tadalafil.summary";
/** Fact of another treatment, which few pages show. */
const other = "treatments.sildenafil.summary";
const promise = "A tablet with no side effects.";

type Renders = "pages" | "nothing";

async function open(engine: (typeof engines)[number], renders: Renders = "nothing") {
  const database = await openTestDatabase(engine);
  const site = await openTestSite(database, { renders });
  const hire = (actor: typeof ana, role: Role) =>
    database.db
      .insertInto("people")
      .values({
        id: actor.id,
        name: actor.name,
        role,
        email: `${actor.id}@staff.example`,
        created_at: "2027-01-01T00:00:00.000Z",
      })
      .execute();
  const audit = async () =>
    (await database.db.selectFrom("audit_log").select(["who", "action"]).execute()).map(
      ({ who, action }) => `${who} ${action}`,
    );
  return {
    ...site,
    db: database.db,
    hire,
    audit,
    publishedPrice: () => site.site.head().facts.treatments.tadalafil,
  };
}

describe.each(engines)("the desk's own site on %s", (engine) => {
  it("holds a sentence that promises something for a second person, and audits both", async () => {
    const { app, hire, audit } = await open(engine);
    await hire(ana, "owner");
    await hire(ben, "desk");
    await saveDrafts(app, { actor: ben, typed: { [summary]: promise } });
    expect(await publishDrafts(app, { actor: ben, why: "" })).toMatchObject({ outcome: "refused" });
    const [own] = await listClaims(app, { actor: ben, isOwner: false });
    expect(own).toMatchObject({ text: promise, mayDecide: false, decideFrom: null });
    const id = own?.id ?? "";
    const decide = { id, approve: true, reason: "agreed with the physician" };
    expect(await decideClaim(app, { actor: ben, isOwner: false, ...decide })).toBe("not-yours");
    expect(await decideClaim(app, { actor: ana, isOwner: true, ...decide })).toBe("decided");
    expect(await publishDrafts(app, { actor: ben, why: "" })).toMatchObject({
      outcome: "published",
    });
    expect(await audit()).toEqual([
      "Ben asked for a claim to be read",
      "Ana approved a claim",
      "Ben published the site",
    ]);
  });

  it("lets only an owner publish another email of the clinic, also by restoring, and notifies the old email address", async () => {
    const { app, hire, site, db, clock } = await open(engine);
    await hire(ana, "owner");
    await hire(ben, "desk");
    const clinicEmail = () => site.head().facts.email;
    const typed = { email: "elsewhere@clinic.example" };
    const mails = () => db.selectFrom("outbox").select(["kind", "email"]).execute();
    const old = clinicEmail();

    expect(await saveDrafts(app, { actor: ben, typed })).toEqual({
      email: publishWords.ownersEmail,
    });
    expect((await reviewDrafts(app, { actor: ben })).problems).toEqual([
      { path: "email", message: publishWords.ownersEmail },
    ]);
    const when = { actor: ben, why: "", at: "2027-03-09T14:00:00.000Z" };
    for (const outcome of [await publishDrafts(app, when), await scheduleDrafts(app, when)])
      expect(outcome).toMatchObject({ outcome: "refused" });
    expect([clinicEmail(), await mails()]).toEqual([old, []]);

    await saveDrafts(app, { actor: ana, typed });
    expect(await publishDrafts(app, { actor: ana, why: "" })).toMatchObject({
      outcome: "published",
    });
    expect(clinicEmail()).toBe(typed.email);
    expect(await mails()).toEqual([{ kind: "changed-clinic-email", email: old }]);

    await saveDrafts(app, { actor: ana, typed: { email: "later@clinic.example" } });
    expect(await scheduleDrafts(app, { ...when, actor: ana })).toEqual({ outcome: "scheduled" });
    await db.updateTable("people").set({ role: "desk" }).where("id", "=", ana.id).execute();
    clock.set(when.at);
    await publishDue(app);
    expect(clinicEmail()).toBe(typed.email);
    await db.updateTable("people").set({ role: "owner" }).where("id", "=", ana.id).execute();

    const { newest } = await listVersions(app);
    const back = { version: newest - 1, why: "" };
    expect(await restoreVersion(app, { actor: ben, ...back })).toEqual({
      outcome: "refused",
      message: publishWords.ownersEmail,
    });
    expect(clinicEmail()).toBe(typed.email);
    expect(await restoreVersion(app, { actor: ana, ...back })).toMatchObject({
      outcome: "published",
    });
    expect((await mails()).map(({ email }) => email).sort()).toEqual([typed.email, old].sort());
  });

  it("lets the only person confirm it after a night", async () => {
    const { app, hire, clock } = await open(engine);
    await hire(ana, "owner");
    await saveDrafts(app, { actor: ana, typed: { [summary]: promise } });
    await publishDrafts(app, { actor: ana, why: "" });
    const [claim] = await listClaims(app, { actor: ana, isOwner: true });
    expect(claim).toMatchObject({ mayDecide: false, decideFrom: "2027-03-02T02:00:00.000Z" });
    const decide = {
      actor: ana,
      isOwner: true,
      id: claim?.id ?? "",
      approve: true,
      reason: "read again",
    };
    expect(await decideClaim(app, decide)).toBe("not-yours");
    clock.advance({ hours: 12 });
    expect(await decideClaim(app, decide)).toBe("decided");
    expect(await publishDrafts(app, { actor: ana, why: "" })).toMatchObject({
      outcome: "published",
    });
  });

  it("asks again when approved words were changed, and stops at a rejection", async () => {
    const { app, hire } = await open(engine);
    await hire(ana, "owner");
    await saveDrafts(app, { actor: ben, typed: { [summary]: promise } });
    await publishDrafts(app, { actor: ben, why: "" });
    const [claim] = await listClaims(app, { actor: ana, isOwner: true });
    const decided = { actor: ana, isOwner: true, id: claim?.id ?? "", reason: "no study" };
    await decideClaim(app, { ...decided, approve: false });
    expect((await reviewDrafts(app, { actor: ben })).claims).toMatchObject([
      { state: "refused", by: "Ana", reason: "no study" },
    ]);
    expect(await publishDrafts(app, { actor: ben, why: "" })).toMatchObject({ outcome: "refused" });
    await saveDrafts(app, { actor: ben, typed: { [summary]: `${promise} Guaranteed.` } });
    expect((await reviewDrafts(app, { actor: ben })).claims).toMatchObject([{ state: "unread" }]);
  });

  it("merges two people's changes fact by fact, and shows a conflict in the same fact", async () => {
    const { app, publishedPrice } = await open(engine);
    await saveDrafts(app, { actor: ana, typed: { [price]: "150" } });
    await saveDrafts(app, {
      actor: ben,
      typed: { [price]: "155", [other]: "A tablet, as prescribed." },
    });
    const fields = await readFields(app, {
      actor: ana,
      fields: treatmentFields("tadalafil"),
    });
    const field = fields.find(({ path }) => path === price);
    expect(field?.others).toMatchObject([{ who: "Ben", typed: "155.00" }]);
    expect(await publishDrafts(app, { actor: ana, why: "" })).toMatchObject({
      outcome: "published",
    });
    const { changes } = await reviewDrafts(app, { actor: ben });
    expect(changes).toMatchObject([
      { path: other, conflict: false },
      { path: price, from: "150.00", to: "155.00", conflict: true },
    ]);
    expect(await publishDrafts(app, { actor: ben, why: "" })).toMatchObject({ outcome: "refused" });
    expect(publishedPrice()?.price).toBe(150);
    await keepDraft(app, { actor: ben, path: price });
    expect(await publishDrafts(app, { actor: ben, why: "" })).toMatchObject({
      outcome: "published",
    });
    expect(publishedPrice()?.price).toBe(155);
  });

  it("shows no list price beside an edited price until somebody has recorded when it was charged", async () => {
    const { app, site, publishedPrice } = await open(engine);
    const at = (name: string) => `treatments.semaglutide.${name}`;
    await saveDrafts(app, { actor: ana, typed: { [at("price")]: "289" } });
    const review = await reviewDrafts(app, { actor: ana });
    expect(review.changes).toMatchObject([{ path: at("price"), hidesListPrice: true }]);
    await publishDrafts(app, { actor: ana, why: "" });
    const shown = () => site.currentFacts().treatments.semaglutide;
    expect(shown()?.compareAtPrice).toBeUndefined();
    const [from, until] = [at("compareAtRecord.from"), at("compareAtRecord.until")];
    expect(
      await saveDrafts(app, { actor: ana, typed: { [from]: "2026-10-01", [until]: "" } }),
    ).toEqual({
      [until]: "must be a day such as 2026-11-30",
    });
    expect(await saveDrafts(app, { actor: ana, typed: { [until]: "2026-12-31" } })).toEqual({});
    await publishDrafts(app, { actor: ana, why: "" });
    expect(shown()?.compareAtPrice).toBe(434.83);
    expect(shown()?.compareAtRecord?.recordedBy).toBe("Ana");
    expect(publishedPrice()?.priceEdited).toBeUndefined();
  });

  it("publishes what is due once, also after the clock has jumped ahead and back", async () => {
    const { app, clock, publishedPrice, site } = await open(engine);
    const at = "2027-03-01T15:00:00.000Z";
    await saveDrafts(app, { actor: ana, typed: { [price]: "150" } });
    expect(await scheduleDrafts(app, { actor: ana, why: "spring", at })).toEqual({
      outcome: "scheduled",
    });
    await publishDue(app);
    expect(site.head().version).toBe(0);
    expect(await readScheduled(app)).toMatchObject([
      { who: "Ana", why: "spring", changes: [{ path: price, to: "150.00" }] },
    ]);
    clock.advance({ hours: 6 });
    await publishDue(app);
    expect(publishedPrice()?.price).toBe(150);
    await saveDrafts(app, { actor: ana, typed: { [price]: "155" } });
    await publishDrafts(app, { actor: ana, why: "" });
    clock.advance({ hours: -6 });
    await publishDue(app);
    clock.advance({ hours: 6 });
    await publishDue(app);
    expect(publishedPrice()?.price).toBe(155);
    const [, scheduled] = (await listVersions(app)).versions;
    expect(scheduled).toMatchObject({ kind: "scheduled", who: "Ana", why: "spring" });
  });

  it("lets somebody take a failed publication off the list, or change it and try again", async () => {
    const { app, clock, publishedPrice, audit } = await open(engine);
    const at = "2027-03-01T15:00:00.000Z";
    for (const typed of ["150", "151"]) {
      await saveDrafts(app, { actor: ana, typed: { [price]: typed } });
      await scheduleDrafts(app, { actor: ana, why: typed, at });
    }
    await saveDrafts(app, { actor: ana, typed: { [price]: "155" } });
    await publishDrafts(app, { actor: ana, why: "" });
    clock.advance({ hours: 6 });
    await publishDue(app);
    const [first, second] = await readScheduled(app);
    expect(first).toMatchObject({ state: "failed", result: publishWords.overtaken });
    await cancelScheduled(app, { actor: ben, id: first?.id ?? "" });
    expect(await readScheduled(app)).toMatchObject([{ id: second?.id, state: "failed" }]);
    expect(await audit()).toContain("Ben canceled a publication");
    await redoScheduled(app, { actor: ben, id: second?.id ?? "" });
    await redoScheduled(app, { actor: ana, id: second?.id ?? "" });
    expect(await readScheduled(app)).toEqual([]);
    expect((await reviewDrafts(app, { actor: ana })).changes).toEqual([]);
    const typed = `${Number(second?.why)}.00`;
    expect((await reviewDrafts(app, { actor: ben })).changes).toMatchObject([
      { path: price, from: "155.00", to: typed, conflict: true },
    ]);
    await keepDraft(app, { actor: ben, path: price });
    await publishDrafts(app, { actor: ben, why: "" });
    expect(publishedPrice()?.price).toBe(Number(typed));
  });

  it("shows a banner's words in schedule and history as in their field", async () => {
    const { app } = await open(engine);
    const text = "bannerNotice.text";
    await saveDrafts(app, { actor: ana, typed: { [text]: "CLOSED ON FRIDAY" } });
    await publishDrafts(app, { actor: ana, why: "" });
    const [version] = (await listVersions(app)).versions;
    expect(version?.changes).toEqual([{ path: text, from: "", to: "CLOSED ON FRIDAY" }]);
  });

  it("restores a version by a new one, after showing what differs from today", async () => {
    const { app, publishedPrice, site } = await open(engine);
    const before = site.currentFacts().treatments.sildenafil?.summary;
    await saveDrafts(app, { actor: ana, typed: { [price]: "150" } });
    await publishDrafts(app, { actor: ana, why: "" });
    await saveDrafts(app, { actor: ana, typed: { [other]: "A tablet, as prescribed." } });
    await publishDrafts(app, { actor: ana, why: "" });
    expect((await reviewRestore(app, 2))?.changes).toMatchObject([
      { path: other, from: "A tablet, as prescribed." },
    ]);
    expect((await reviewRestore(app, 1))?.changes.find(({ path }) => path === price)).toMatchObject(
      { from: "150.00", to: "148.42" },
    );
    expect(await restoreVersion(app, { actor: ben, why: "too early", version: 1 })).toMatchObject({
      outcome: "published",
      version: 4,
    });
    expect(publishedPrice()?.price).toBe(148.42);
    expect(publishedPrice()?.priceEdited).toBeUndefined();
    expect(site.currentFacts().treatments.sildenafil?.summary).toBe(before);
    expect(await reviewRestore(app, 9)).toBeNull();
  });

  it("previews every page of a version, marked and linked to each other", async () => {
    const { app } = await open(engine, "pages");
    await saveDrafts(app, { actor: ana, typed: { [price]: "150" } });
    await publishDrafts(app, { actor: ana, why: "" });
    await saveDrafts(app, { actor: ana, typed: { [price]: "155" } });
    await publishDrafts(app, { actor: ana, why: "" });
    const path = "/treatments/tadalafil";
    const look = (version: number) => previewPage(app, { actor: ben, path, nonce: "n", version });
    const second = await look(2);
    expect(second).toContain("$150.00");
    expect(second).toContain('href="/staff/preview/versions/2/services');
    expect(second).toContain("as version 2 has it");
    // A card's dialog would show the published facts.
    expect(second).not.toContain(" data-opens=");
    expect(await look(1)).toContain("$148.42");
    expect(await look(9)).toBeNull();
  });

  it("stores drafts as JSON: the fact that was read, or what was typed while it is invalid", async () => {
    const { app, db, site } = await open(engine);
    const description = "treatments.tadalafil.description";
    const unfinished = [{ from: "2027-04-01", until: "", name: "" }];
    const typed = {
      [price]: "$1,150",
      "phones.clinic": "904 555",
      "hours.office.Monday": null,
      "hours.closedDays": unfinished,
      languages: "English\nSpanish",
      [description]: "A tablet.",
    };
    expect(Object.keys(await saveDrafts(app, { actor: ana, typed })).toSorted()).toEqual([
      "hours.closedDays",
      "phones.clinic",
    ]);
    const stored = await db.selectFrom("content_drafts").select(["path", "was", "typed"]).execute();
    const facts = site.head().facts;
    const was = (path: string) => JSON.parse(stored.find((row) => row.path === path)?.was ?? "");
    expect(Object.fromEntries(stored.map((row) => [row.path, JSON.parse(row.typed)]))).toEqual({
      ...typed,
      [price]: 1150,
      languages: ["English", "Spanish"],
    });
    expect(was(price)).toBe(facts.treatments.tadalafil?.price);
    expect(was("hours.office.Monday")).toEqual(facts.hours.office.Monday);
    expect(was(description)).toBeNull();
    const [field] = await readFields(app, { actor: ana, fields: [fieldOf("hours.closedDays")] });
    expect(field?.value).toEqual(unfinished);
    // Typing the published day again ends its draft.
    await saveDrafts(app, {
      actor: ana,
      typed: { "hours.office.Monday": facts.hours.office.Monday },
    });
    const { changes } = await reviewDrafts(app, { actor: ana });
    expect(changes.map(({ path }) => path)).not.toContain("hours.office.Monday");
  });

  it("keeps a draft that was changed while its earlier text was being published", async () => {
    const { app, publishedPrice, renderer } = await open(engine);
    await saveDrafts(app, {
      actor: ana,
      typed: { [price]: "150", [other]: "A tablet, as prescribed." },
    });
    const typedAgain = Promise.withResolvers<void>();
    const { render } = renderer;
    const rendering = vi.spyOn(renderer, "render");
    rendering.mockImplementationOnce(async (...about) => {
      await typedAgain.promise;
      return render(...about);
    });
    const publishing = publishDrafts(app, { actor: ana, why: "" });
    await waitUntil(() => rendering.mock.calls.length > 0);
    await saveDrafts(app, { actor: ana, typed: { [price]: "152" } });
    typedAgain.resolve();
    expect(await publishing).toMatchObject({ outcome: "published" });
    expect(publishedPrice()?.price).toBe(150);
    const { changes } = await reviewDrafts(app, { actor: ana });
    expect(changes).toEqual([
      {
        path: price,
        from: "150.00",
        to: "152.00",
        who: "Ana",
        at: app.clock().toISOString(),
        conflict: false,
        hidesListPrice: true,
      },
    ]);
  });

  it("reports after a publication as many changed pages as were shown before it", async () => {
    const { app } = await open(engine, "pages");
    await saveDrafts(app, { actor: ana, typed: { [summary]: "A tablet, as prescribed." } });
    const review = await reviewDrafts(app, { actor: ana });
    const shown = (review.pages ?? []).map(({ path }) => path);
    expect(shown).toContain("/treatments/tadalafil");
    const outcome = await publishDrafts(app, { actor: ana, why: "" });
    expect(outcome.outcome === "published" && outcome.pages.toSorted()).toEqual(shown.toSorted());
  });

  it("offers the payment provider's batch only when a description changed", async () => {
    const { app } = await open(engine);
    await saveDrafts(app, { actor: ana, typed: { [price]: "150" } });
    await publishDrafts(app, { actor: ana, why: "" });
    expect(await readPublished(app, 2)).toMatchObject({ descriptions: false });
    const description = "treatments.tadalafil.description";
    await saveDrafts(app, { actor: ana, typed: { [description]: "A tablet, as prescribed." } });
    await publishDrafts(app, { actor: ana, why: "" });
    expect(await readPublished(app, 3)).toMatchObject({ descriptions: true });
    expect(await readPublished(app, 4)).toBeNull();
  });
});
