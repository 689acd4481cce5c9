import { describe, expect, it } from "vitest";
import { removeExpired } from "~/core/retention/retention-job";
import { readVisitorPage } from "~/site/visitor/visitor-page.server";
import { withdrawLink } from "~/staff/conversation/conversation.server";
import { noteEstimateRequest } from "~/staff/inquiry/change-status.server";
import { erasePerson } from "~/staff/inquiry/erase-person.server";
import { issueStatusLink } from "~/staff/inquiry-record/status-link.server";
import { openTestDesk } from "../../../tests/fixtures/desk";
import { anEstimate } from "../../../tests/fixtures/functions-of-inquiries";
import { ana } from "../../../tests/fixtures/people";
import { engines } from "../../../tests/support/databases";
import { writeEstimate } from "./estimates.server";
import { giveEstimate, listGivenEstimates, openGivenEstimate } from "./give-estimate.server";

const items = [
  { service: "Visit", expected: "", code: "", quantity: 1, priceCents: 9900, provider: "" },
];

describe.each(engines)("giving a good-faith estimate on %s", (engine) => {
  async function open() {
    const desk = await openTestDesk(engine);
    const { app, db, receive, change, clock } = desk;
    const reference = await receive({ wantsEstimate: "yes" });
    const written = await writeEstimate(app, {
      ...change(reference),
      estimate: { ...anEstimate, items },
    });
    if (written === "missing") throw new Error("not written");
    const { id } = written;
    clock.advance({ minutes: 1 });
    const give = (how: "page" | "paper") => giveEstimate(app, { ...change(reference), id, how });
    const page = async () => {
      const inquiry = db.selectFrom("contact_submissions").select("id");
      const { id: submissionId } = await inquiry.executeTakeFirstOrThrow();
      const token = (await issueStatusLink(db, submissionId, clock.now())) ?? "";
      const read = await readVisitorPage(app, token);
      return read?.access === "open" ? read.estimates : null;
    };
    const mails = () =>
      db.selectFrom("outbox").select("kind").where("kind", "=", "estimate-to-visitor").execute();
    return { ...desk, reference, id, give, page, mails };
  }

  it("on the private page shows it there and queues one mail, also when it is given twice", async () => {
    const { db, give, page, mails, opened, reference, id } = await open();
    expect(await page()).toEqual([]);
    expect(await give("page")).toBe("changed");
    expect(await give("page")).toBe("changed");
    expect(await page()).toMatchObject([{ id, reference, estimate: { items } }]);
    expect(await mails()).toHaveLength(1);
    expect((await opened(reference)).estimates).toMatchObject([{ id, how: "page" }]);
    const inquiry = await opened(reference);
    expect(inquiry.history[0]).toMatchObject({ detail: "sent", from: "new", to: "contacted" });
    expect(inquiry).toMatchObject({ status: "contacted", answeredAt: expect.any(String) });
    // It is whose who sent it, as after a reply.
    const has = db.selectFrom("contact_submissions").select("assigned_to");
    expect(await has.executeTakeFirstOrThrow()).toEqual({ assigned_to: ana.id });
  });

  it("on paper ends the due date without a mail", async () => {
    const { give, page, mails, opened, reference } = await open();
    expect((await opened(reference)).estimateDue).not.toBeNull();
    expect(await give("paper")).toBe("changed");
    expect((await opened(reference)).estimateDue).toBeNull();
    expect(await page()).toEqual([]);
    expect(await mails()).toEqual([]);
  });

  it("is refused on a private page that the visitor cannot open", async () => {
    const { app, give, mails, change, opened, reference } = await open();
    await withdrawLink(app, { ...change(reference), renew: false });
    expect(await give("page")).toBe("unreachable");
    expect((await opened(reference)).estimateDue).not.toBeNull();
    expect(await mails()).toEqual([]);
    expect(await give("paper")).toBe("changed");
  });

  it("keeps it for six years apart from its inquiry, and no longer", async () => {
    const { app, db, give, reference, id, clock } = await open();
    await give("page");
    await expect(db.deleteFrom("given_estimates").execute()).rejects.toThrow();
    await erasePerson(app, { actor: ana, references: [reference], reason: "asked" });
    const found = async () =>
      (await listGivenEstimates(app, { actor: ana, search: "vera" })).map((row) => row.id);
    expect(await found()).toEqual([id]);
    expect(await openGivenEstimate(app, { actor: ana, id })).toMatchObject({
      reference,
      how: "page",
      estimate: { patient: "Vera", items },
    });
    expect(await listGivenEstimates(app, { actor: ana, search: "nobody" })).toEqual([]);
    for (const [day, kept] of [
      ["2032-03-01", [id]],
      ["2032-03-03", []],
    ] as const) {
      clock.set(`${day}T14:00:00.000Z`);
      // An entry of the day: the clock is not ahead of what is stored.
      await db.deleteFrom("settings").where("name", "=", "retention-hold").execute();
      await listGivenEstimates(app, { actor: ana, search: "" });
      await removeExpired(app);
      expect(await found(), day).toEqual(kept);
    }
  });

  it("is due from the day of a request by phone or in a message", async () => {
    const { app, receive, change, opened } = await open();
    const reference = await receive({ email: "caller@visitor.example" });
    const ask = (day: string) => noteEstimateRequest(app, { ...change(reference), day });
    expect(await ask("2026-03-03")).toBe("past");
    expect(await ask("soon")).toBe("past");
    expect(await ask("2026-02-27")).toBe("changed");
    expect((await opened(reference)).estimateDue).toEqual({ on: "2026-03-04", late: false });
  });
});
