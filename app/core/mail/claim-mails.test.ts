import { describe, expect, it } from "vitest";
import { fakeClock, recordingLogger } from "../../../tests/fakes/fakes";
import { anInquiryInput, makeReceive } from "../../../tests/fixtures/inquiries";
import { bothEngines, type Engine, openTestDatabase } from "../../../tests/support/databases";
import { claimMails, handBackLeases, leaseLength, markSent, markTried } from "./claim-mails";

describe.each(bothEngines)("a mail whose lease ran out on %s", (engine) => {
  /** A mail claimed by a slow worker, then by another. */
  async function start(on: Engine) {
    const { db } = await openTestDatabase(on);
    const clock = fakeClock();
    const { logger } = recordingLogger();
    const receive = makeReceive({ db, logger, clock: clock.now });
    await receive(anInquiryInput());
    await db.deleteFrom("outbox").where("kind", "=", "inquiry-to-visitor").execute();
    const claim = (owner: string) => claimMails(db, { owner, now: clock.now(), limit: 4 });
    const [mail] = await claim("slow");
    if (!mail) throw new Error("not claimed");
    expect(await claim("other")).toEqual([]);
    clock.advance({ seconds: leaseLength / 1000 });
    expect(await claim("other")).toHaveLength(1);
    const row = () => db.selectFrom("outbox").selectAll().executeTakeFirstOrThrow();
    return { db, id: mail.id, now: clock.now(), row };
  }

  it("is not given up or postponed by the first worker any more", async () => {
    const { db, id, now, row } = await start(engine);
    const before = await row();
    const tried = { at: now, attempts: 7, unconfirmed: 0, reason: "550 no" };
    await markTried(db, { id, owner: "slow" }, { ...tried, next: null });
    await markTried(db, { id, owner: "slow" }, { ...tried, next: now });
    expect(await row()).toEqual(before);
    await markTried(db, { id, owner: "other" }, { ...tried, next: null });
    expect(await row()).toMatchObject({ attempts: 7, failed_at: now.toISOString() });
  });

  it("is not released by the first worker when it stops", async () => {
    const { db, row } = await start(engine);
    await handBackLeases(db, "slow");
    expect(await row()).toMatchObject({ lease_owner: "other" });
    await handBackLeases(db, "other");
    expect(await row()).toMatchObject({ lease_owner: null, leased_until: null });
  });

  it("counts as sent when the first worker has sent it", async () => {
    const { db, id, now, row } = await start(engine);
    await markSent(db, id, { at: now, response: "250 ok", undelivered: false, attempts: 1 });
    expect(await row()).toMatchObject({ sent_at: now.toISOString(), lease_owner: null });
  });
});
