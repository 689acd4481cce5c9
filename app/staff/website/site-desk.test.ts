import { describe, expect, it, vi } from "vitest";
import { publishWords } from "~/content/en/staff/staff-site";
import type { Role } from "~/core/sessions/people";
import { ana, ben } from "../../../tests/fixtures/people";
import { openTestSite } from "../../../tests/fixtures/publishing";
import { engines, openTestDatabase } from "../../../tests/support/databases";
import { waitUntil } from "../../../tests/support/wait-until";

const price = "treatments.tadalafil.price";
const summary = "treatments.tadalafil.summary";
/** Of another treatment, on few pages. */
const other = "treatments.sildenafil.summary";
const promise = "A tablet with no side effects.";

type Renders = "pages" | "nothing";

async function open(engine: (typeof engines)[number], renders: Renders = "nothing") {
  const database = await openTestDatabase(engine);
  const site = await openTestSite(database, { renders });
  const hire = (who: typeof ana, role: Role) =>
    database.db
      .insertInto("people")
      .values({
        ...{ id: who.id, name: who.name, role, email: `${who.id}@staff.example` },
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
  it("makes a sentence that promises something wait for a second person, and audits both", async () => {
    const { desk, hire, audit } = await open(engine);
    await hire(ana, "owner");
    await hire(ben, "desk");
    await desk.saveDraft({ who: ben, typed: { [summary]: promise } });
    expect(await desk.publish({ who: ben, why: "" })).toMatchObject({ outcome: "refused" });
    const [own] = await desk.listClaims({ who: ben, isOwner: false });
    expect(own).toMatchObject({ text: promise, mayDecide: false, decideFrom: null });
    const id = own?.id ?? "";
    const decide = { id, approve: true, reason: "agreed with the physician" };
    expect(await desk.decideClaim({ who: ben, isOwner: false, ...decide })).toBe("not-yours");
    expect(await desk.decideClaim({ who: ana, isOwner: true, ...decide })).toBe("decided");
    expect(await desk.publish({ who: ben, why: "" })).toMatchObject({ outcome: "published" });
    expect(await audit()).toEqual([
      "Ben asked for a claim to be read",
      "Ana approved a claim",
      "Ben published the site",
    ]);
  });

  it("lets only an owner publish another email of the clinic, also by going back, and tells the old email address", async () => {
    const { desk, hire, site, db, clock, publishDue } = await open(engine);
    await hire(ana, "owner");
    await hire(ben, "desk");
    const address = () => site.head().facts.email;
    const typed = { email: "elsewhere@clinic.example" };
    const mails = () => db.selectFrom("outbox").select(["kind", "email"]).execute();
    const old = address();

    expect(await desk.saveDraft({ who: ben, typed })).toEqual({ email: publishWords.ownersEmail });
    expect((await desk.review({ who: ben })).problems).toEqual([
      { path: "email", message: publishWords.ownersEmail },
    ]);
    const when = { who: ben, why: "", at: "2027-03-09T14:00:00.000Z" };
    for (const outcome of [await desk.publish(when), await desk.schedule(when)])
      expect(outcome).toMatchObject({ outcome: "refused" });
    expect([address(), await mails()]).toEqual([old, []]);

    await desk.saveDraft({ who: ana, typed });
    expect(await desk.publish({ who: ana, why: "" })).toMatchObject({ outcome: "published" });
    expect(address()).toBe(typed.email);
    expect(await mails()).toEqual([{ kind: "changed-clinic-email", email: old }]);

    await desk.saveDraft({ who: ana, typed: { email: "later@clinic.example" } });
    expect(await desk.schedule({ ...when, who: ana })).toEqual({ outcome: "scheduled" });
    await db.updateTable("people").set({ role: "desk" }).where("id", "=", ana.id).execute();
    clock.set(when.at);
    await publishDue();
    expect(address()).toBe(typed.email);
    await db.updateTable("people").set({ role: "owner" }).where("id", "=", ana.id).execute();

    const { newest: version } = await desk.listVersions();
    const back = { version, undo: true, why: "" };
    expect(await desk.restore({ who: ben, ...back })).toEqual({
      outcome: "refused",
      message: publishWords.ownersEmail,
    });
    expect(address()).toBe(typed.email);
    expect(await desk.restore({ who: ana, ...back })).toMatchObject({ outcome: "published" });
    expect((await mails()).map(({ email }) => email).sort()).toEqual([typed.email, old].sort());
  });

  it("lets the only person confirm it when a night has passed", async () => {
    const { desk, hire, clock } = await open(engine);
    await hire(ana, "owner");
    await desk.saveDraft({ who: ana, typed: { [summary]: promise } });
    await desk.publish({ who: ana, why: "" });
    const [claim] = await desk.listClaims({ who: ana, isOwner: true });
    expect(claim).toMatchObject({ mayDecide: false, decideFrom: "2027-03-02T02:00:00.000Z" });
    const decide = {
      ...{ who: ana, isOwner: true, id: claim?.id ?? "" },
      ...{ approve: true, reason: "read again" },
    };
    expect(await desk.decideClaim(decide)).toBe("not-yours");
    clock.advance({ hours: 12 });
    expect(await desk.decideClaim(decide)).toBe("decided");
    expect(await desk.publish({ who: ana, why: "" })).toMatchObject({ outcome: "published" });
  });

  it("asks again when approved words were changed, and stops at a refusal", async () => {
    const { desk, hire } = await open(engine);
    await hire(ana, "owner");
    await desk.saveDraft({ who: ben, typed: { [summary]: promise } });
    await desk.publish({ who: ben, why: "" });
    const [claim] = await desk.listClaims({ who: ana, isOwner: true });
    const decided = { who: ana, isOwner: true, id: claim?.id ?? "", reason: "no study" };
    await desk.decideClaim({ ...decided, approve: false });
    expect((await desk.review({ who: ben })).claims).toMatchObject([
      { state: "refused", by: "Ana", reason: "no study" },
    ]);
    expect(await desk.publish({ who: ben, why: "" })).toMatchObject({ outcome: "refused" });
    await desk.saveDraft({ who: ben, typed: { [summary]: `${promise} Guaranteed.` } });
    expect((await desk.review({ who: ben })).claims).toMatchObject([{ state: "unread" }]);
  });

  it("merges two people's changes fact by fact, and shows a conflict in the same fact", async () => {
    const { desk, publishedPrice } = await open(engine);
    await desk.saveDraft({ who: ana, typed: { [price]: "150" } });
    await desk.saveDraft({
      who: ben,
      typed: { [price]: "155", [other]: "A tablet, as prescribed." },
    });
    const fields = await desk.readFields({ who: ana, treatment: "tadalafil" });
    const field = fields?.find(({ path }) => path === price);
    expect(field?.others).toMatchObject([{ who: "Ben", typed: "155" }]);
    expect(await desk.publish({ who: ana, why: "" })).toMatchObject({ outcome: "published" });
    const { changes } = await desk.review({ who: ben });
    expect(changes).toMatchObject([
      { path: other, conflict: false },
      { path: price, from: "150.00", to: "155", conflict: true },
    ]);
    expect(await desk.publish({ who: ben, why: "" })).toMatchObject({ outcome: "refused" });
    expect(publishedPrice()?.price).toBe(150);
    await desk.keepDraft({ who: ben, path: price });
    expect(await desk.publish({ who: ben, why: "" })).toMatchObject({ outcome: "published" });
    expect(publishedPrice()?.price).toBe(155);
  });

  it("shows no list price beside an edited price until somebody has recorded when it was charged", async () => {
    const { desk, site, publishedPrice } = await open(engine);
    const at = (name: string) => `treatments.semaglutide.${name}`;
    await desk.saveDraft({ who: ana, typed: { [at("price")]: "289" } });
    await desk.publish({ who: ana, why: "" });
    const shown = () => site.currentFacts().treatments.semaglutide;
    expect(shown()?.compareAtPrice).toBeUndefined();
    const [from, until] = [at("compareAtRecord.from"), at("compareAtRecord.until")];
    expect(
      await desk.saveDraft({ who: ana, typed: { [from]: "2026-10-01", [until]: "" } }),
    ).toEqual({
      [until]: "must be a day such as 2026-11-30",
    });
    expect(await desk.saveDraft({ who: ana, typed: { [until]: "2026-12-31" } })).toEqual({});
    await desk.publish({ who: ana, why: "" });
    expect(shown()?.compareAtPrice).toBe(434.83);
    expect(shown()?.compareAtRecord?.recordedBy).toBe("Ana");
    expect(publishedPrice()?.priceEdited).toBeUndefined();
  });

  it("publishes what is due once, also after the clock has jumped ahead and back", async () => {
    const { desk, clock, publishDue, publishedPrice, site } = await open(engine);
    const at = "2027-03-01T15:00:00.000Z";
    await desk.saveDraft({ who: ana, typed: { [price]: "150" } });
    expect(await desk.schedule({ who: ana, why: "spring", at })).toEqual({ outcome: "scheduled" });
    await publishDue();
    expect(site.head().version).toBe(0);
    expect((await desk.readSite({ who: ben })).scheduled).toMatchObject([
      { who: "Ana", why: "spring", changes: [{ path: price, to: "150.00" }] },
    ]);
    clock.advance({ hours: 6 });
    await publishDue();
    expect(publishedPrice()?.price).toBe(150);
    await desk.saveDraft({ who: ana, typed: { [price]: "155" } });
    await desk.publish({ who: ana, why: "" });
    clock.advance({ hours: -6 });
    await publishDue();
    clock.advance({ hours: 6 });
    await publishDue();
    expect(publishedPrice()?.price).toBe(155);
    const [, scheduled] = (await desk.listVersions()).versions;
    expect(scheduled).toMatchObject({ kind: "scheduled", who: "Ana", why: "spring" });
  });

  it("shows a banner's words in schedule and history as they are in their field", async () => {
    const { desk } = await open(engine);
    const text = "bannerNotice.text";
    await desk.saveDraft({ who: ana, typed: { [text]: "CLOSED ON FRIDAY" } });
    await desk.publish({ who: ana, why: "" });
    const [version] = (await desk.listVersions()).versions;
    expect(version?.changes).toEqual([{ path: text, from: "", to: "CLOSED ON FRIDAY" }]);
  });

  it("undoes one version and leaves what came after", async () => {
    const { desk, publishedPrice, site } = await open(engine);
    await desk.saveDraft({ who: ana, typed: { [price]: "150" } });
    await desk.publish({ who: ana, why: "" });
    await desk.saveDraft({ who: ana, typed: { [other]: "A tablet, as prescribed." } });
    await desk.publish({ who: ana, why: "" });
    const undo = { version: 2, undo: true };
    expect((await desk.reviewRestore(undo))?.changes).toMatchObject([
      { path: price, from: "150.00", to: "148.42" },
    ]);
    expect(await desk.restore({ who: ben, why: "too early", ...undo })).toMatchObject({
      ...{ outcome: "published", version: 4 },
    });
    expect(publishedPrice()?.price).toBe(148.42);
    expect(publishedPrice()?.priceEdited).toBeUndefined();
    expect(site.currentFacts().treatments.sildenafil?.summary).toBe("A tablet, as prescribed.");
    const back = await desk.compareVersions({ from: 1, to: 4 });
    expect(back?.map(({ path }) => path)).toEqual([other]);
  });

  it("previews every page of a version, and of undoing one, marked and linked to each other", async () => {
    const { desk } = await open(engine, "pages");
    await desk.saveDraft({ who: ana, typed: { [price]: "150" } });
    await desk.publish({ who: ana, why: "" });
    await desk.saveDraft({ who: ana, typed: { [price]: "155" } });
    await desk.publish({ who: ana, why: "" });
    const path = "/treatments/tadalafil";
    const look = (of: { version: number; undo: boolean }) =>
      desk.previewPage({ who: ben, path, nonce: "n", of });
    const second = await look({ version: 2, undo: false });
    expect(second).toContain("$150.00");
    expect(second).toContain('href="/staff/preview/versions/2/services');
    expect(second).toContain("as version 2 has it");
    expect(await look({ version: 1, undo: false })).toContain("$148.42");
    const undone = await look({ version: 3, undo: true });
    expect(undone).toContain("$150.00");
    expect(undone).toContain('href="/staff/preview/undo/3/services');
    expect(await look({ version: 9, undo: false })).toBeNull();
  });

  it("keeps what was typed again while an earlier draft was being published", async () => {
    const { desk, publishedPrice, renderer } = await open(engine);
    await desk.saveDraft({
      who: ana,
      typed: { [price]: "150", [other]: "A tablet, as prescribed." },
    });
    const typedAnew = Promise.withResolvers<void>();
    const { render } = renderer;
    const rendering = vi.spyOn(renderer, "render");
    rendering.mockImplementationOnce(async (...about) => {
      await typedAnew.promise;
      return render(...about);
    });
    const publishing = desk.publish({ who: ana, why: "" });
    await waitUntil(() => rendering.mock.calls.length > 0);
    await desk.saveDraft({ who: ana, typed: { [price]: "152" } });
    typedAnew.resolve();
    expect(await publishing).toMatchObject({ outcome: "published" });
    expect(publishedPrice()?.price).toBe(150);
    const { changes } = await desk.review({ who: ana });
    expect(changes).toEqual([{ path: price, from: "150.00", to: "152", conflict: false }]);
  });

  it("says after a publication that as many pages changed as were shown before it", async () => {
    const { desk } = await open(engine, "pages");
    await desk.saveDraft({ who: ana, typed: { [summary]: "A tablet, as prescribed." } });
    const review = await desk.review({ who: ana });
    const shown = (review.pages ?? []).map(({ path }) => path);
    expect(shown).toContain("/treatments/tadalafil");
    const outcome = await desk.publish({ who: ana, why: "" });
    expect(outcome.outcome === "published" && outcome.pages.toSorted()).toEqual(shown.toSorted());
  });

  it("offers the payment provider's batch only when a description changed", async () => {
    const { desk } = await open(engine);
    await desk.saveDraft({ who: ana, typed: { [price]: "150" } });
    expect(await desk.publish({ who: ana, why: "" })).toMatchObject({ descriptions: false });
    const description = "treatments.tadalafil.description";
    await desk.saveDraft({ who: ana, typed: { [description]: "A tablet, as prescribed." } });
    expect(await desk.publish({ who: ana, why: "" })).toMatchObject({ descriptions: true });
  });
});
