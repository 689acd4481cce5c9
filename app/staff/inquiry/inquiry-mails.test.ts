import { describe, expect, it } from "vitest";
import { readMailBacklog } from "~/core/mail/mail-backlog";
import { countInquiries } from "~/staff/inquiry-list/list-inquiries.server";
import { openTestDesk } from "../../../tests/fixtures/desk";
import { ana } from "../../../tests/fixtures/people";
import { engines } from "../../../tests/support/databases";
import { changeStatus } from "./change-status.server";
import { markSpam, sendMailAgain } from "./mark-spam.server";

describe.each(engines)("one inquiry on %s", (engine) => {
  it("counts, marks and lists inquiries with a failed mail until they are closed", async () => {
    const test = await openTestDesk(engine);
    const { app, db, change, listed } = test;
    const reference = await test.receive();
    await test.receive();
    const [mail] = (await test.opened(reference)).mails;
    await db
      .updateTable("outbox")
      .set({ failed_at: "2026-03-02T15:00:00.000Z" })
      .where("id", "=", mail?.id ?? "")
      .execute();
    expect(await listed({ mailFailed: true })).toEqual([reference]);
    expect((await countInquiries(app, ana)).failedMails).toBe(1);
    expect((await test.opened(reference)).mailFailed).toBe(true);

    await changeStatus(app, { ...change(reference), from: "new", to: "closed", note: "" });
    expect((await test.opened(reference)).mailFailed).toBe(false);
    expect(await listed({ mailFailed: true })).toEqual([]);
    expect((await countInquiries(app, ana)).failedMails).toBe(0);
  });

  it("sends a mail again beside the old one, and a waiting one at once", async () => {
    const test = await openTestDesk(engine);
    const { app, db, change, clock } = test;
    const reference = await test.receive();
    const [clinic, visitor] = (await test.opened(reference)).mails;
    await db
      .updateTable("outbox")
      .set({ failed_at: "2026-03-02T15:00:00.000Z", attempts: 9, last_error: "550 no" })
      .where("id", "=", visitor?.id ?? "")
      .execute();
    expect((await countInquiries(app, ana)).failedMails).toBe(1);
    expect(await readMailBacklog(db)).toMatchObject({ waiting: 1, failed: 1 });
    clock.advance({ hours: 80 });
    const woken = test.woken();
    await sendMailAgain(app, { ...change(reference), mailId: visitor?.id ?? "" });
    await sendMailAgain(app, { ...change(reference), mailId: clinic?.id ?? "" });
    expect(test.woken()).toBe(woken + 2);

    expect((await countInquiries(app, ana)).failedMails).toBe(0);
    expect(await readMailBacklog(db)).toMatchObject({ waiting: 2, failed: 0 });
    const { mails, mailFailed } = await test.opened(reference);
    expect(mailFailed).toBe(false);
    expect(mails).toHaveLength(3);
    expect(mails.filter(({ state }) => state === "failed")).toMatchObject([
      { tries: 9, answer: "550 no", at: "2026-03-02T15:00:00.000Z" },
    ]);
    expect(mails.filter(({ state }) => state === "waiting").map(({ at }) => at)).toEqual([
      "2026-03-05T22:00:00.000Z",
      "2026-03-05T22:00:00.000Z",
    ]);
    const foreign = await test.receive({ email: "x@visitor.example" });
    expect(await sendMailAgain(app, { ...change(foreign), mailId: clinic?.id ?? "" })).toBe(
      "missing",
    );
  });

  it("does not report a mail as sent that was written to a file", async () => {
    const test = await openTestDesk(engine);
    const { app, db, change, clock } = test;
    const reference = await test.receive();
    const [clinic, visitor] = (await test.opened(reference)).mails;
    const took = async (id: string | undefined, written_to_file: number) => {
      const sent_at = clock.now().toISOString();
      const set = { sent_at, written_to_file };
      await db
        .updateTable("outbox")
        .set(set)
        .where("id", "=", id ?? "")
        .execute();
    };
    await took(clinic?.id, 0);
    await took(visitor?.id, 1);
    const states = async () =>
      (await test.opened(reference)).mails.map(({ kind, state }) => `${kind} ${state}`);
    const before = ["inquiry-to-clinic sent", "inquiry-to-visitor file"];
    expect(await states()).toEqual(before);

    clock.advance({ hours: 1 });
    await markSpam(app, { ...change(reference), spam: true });
    await markSpam(app, { ...change(reference), spam: false });
    expect(await states()).toEqual(["inquiry-to-visitor waiting", ...before]);
  });
});
