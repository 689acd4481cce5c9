import { describe, expect, it } from "vitest";
import { prepareMail } from "~/prepare-mail";
import { openTestDesk } from "../../../tests/fixtures/desk";
import { addPeople, ana, ben } from "../../../tests/fixtures/people";
import { engines } from "../../../tests/support/databases";
import { queueSummaries, setSummary } from "./day-summary.server";

/** Monday 2 March 2026, at 4 AM in Jacksonville. */
const early = "2026-03-02T09:00:00.000Z";

describe.each(engines)("a summary of the day on %s", (engine) => {
  async function start() {
    const desk = await openTestDesk(engine);
    const { app, db, clock } = desk;
    await addPeople(db, [ana, ben]);
    clock.set(early);
    await setSummary(app, { id: ana.id, wanted: true });
    const mails = () =>
      db
        .selectFrom("outbox")
        .selectAll()
        .where("kind", "=", "day-summary")
        .orderBy("created_at")
        .execute();
    const opening = (day = 2) =>
      clock.set(app.officeTime.opening({ year: 2026, month: 3, day }).toISOString());
    return { ...desk, mails, opening };
  }

  it("is sent once when the office opens, to whoever wants it, and again the next open day", async () => {
    const { app, clock, mails, opening } = await start();
    await queueSummaries(app);
    expect(await mails()).toEqual([]);
    opening();
    await Promise.all([queueSummaries(app), queueSummaries(app)]);
    await queueSummaries(app);
    expect((await mails()).map(({ person_id }) => person_id)).toEqual([ana.id]);
    opening(3);
    await queueSummaries(app);
    expect(await mails()).toHaveLength(2);
    clock.set("2026-03-08T17:00:00.000Z");
    expect(app.officeTime.on({ year: 2026, month: 3, day: 8 })).toBeNull();
    await queueSummaries(app);
    expect(await mails()).toHaveLength(2);
  });

  it("holds numbers only, and is not sent when it was stopped or its day is over", async () => {
    const { app, clock, mails, opening, receive } = await start();
    await receive({ firstName: "Marisol" });
    opening();
    await queueSummaries(app);
    const [queued] = await mails();
    if (!queued) throw new Error("no mail");
    const mail = await prepareMail(app, queued);
    expect(JSON.stringify(mail)).toContain("New inquiries: 1");
    expect(JSON.stringify(mail)).not.toMatch(/Marisol|CW-/);
    clock.advance({ hours: 24 });
    expect(await prepareMail(app, queued)).toBe("obsolete");
    opening();
    await setSummary(app, { id: ana.id, wanted: false });
    expect(await prepareMail(app, queued)).toBe("obsolete");
  });

  it("first comes at the next opening when it is switched on during the day", async () => {
    const { app, mails, opening } = await start();
    opening();
    await setSummary(app, { id: ben.id, wanted: true });
    await queueSummaries(app);
    expect((await mails()).map(({ person_id }) => person_id)).toEqual([ana.id]);
    opening(3);
    await queueSummaries(app);
    expect(await mails()).toHaveLength(3);
  });
});
