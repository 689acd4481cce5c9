import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { engines } from "../../test/databases";
import { openTestDesk } from "../../test/desk";
import { readMailBacklog } from "../mail-backlog";

const opened = async ({ desk }: Awaited<ReturnType<typeof openTestDesk>>, reference: string) => {
  const inquiry = await desk.openInquiry({ who: "Ana", reference });
  if (!inquiry) throw new Error("not there");
  return inquiry;
};

describe.each(engines)("one inquiry on %s", (engine) => {
  it("shows everything that was sent, its mails and when it will be deleted", async () => {
    const test = await openTestDesk(engine);
    const reference = await test.receive({ message: "one\ntwo" });
    await test.receive({ email: "MARISOL@visitor.example", phone: "904 555 0111" });
    expect(await opened(test, reference)).toMatchObject({
      reference,
      name: "Marisol Okonkwo-Reyes",
      message: "one\ntwo",
      status: "new",
      spam: false,
      fromEmail: 2,
      deletedOn: "2028-03-02T14:00:00.000Z",
      history: [],
      mails: [
        { kind: "inquiry-to-clinic", state: "waiting", tries: 0 },
        { kind: "inquiry-to-visitor", state: "waiting", to: "marisol@visitor.example" },
      ],
    });
    expect(await test.audit()).toMatchObject([{ action: "opened inquiry", subject: reference }]);
    expect(await test.desk.openInquiry({ who: "Ana", reference: "CW-0000-00" })).toBeNull();
  });

  it("moves from status to status, with a note, who and when", async () => {
    const test = await openTestDesk(engine);
    const { desk, change, clock } = test;
    const reference = await test.receive();
    clock.advance({ hours: 3 });
    const step = { from: "new", to: "contacted", note: "Left a message" } as const;
    expect(await desk.changeStatus({ ...change(reference), ...step })).toBe("changed");
    clock.advance({ hours: 100 });
    const next = { from: "contacted", to: "booked", note: "" } as const;
    await desk.changeStatus({ ...change(reference), who: "Ben", ...next });
    await desk.addNote({ ...change(reference), note: "Brings her labs" });

    const inquiry = await opened(test, reference);
    expect(inquiry).toMatchObject({
      status: "booked",
      waitedMinutes: 180,
      overdue: false,
      answeredAt: "2026-03-02T17:00:00.000Z",
      deletedOn: "2028-03-06T21:00:00.000Z",
    });
    expect(inquiry.history.find(({ kind }) => kind === "note")).toMatchObject({
      who: "Ana",
      note: "Brings her labs",
    });
    expect(inquiry.history.filter(({ kind }) => kind === "status")).toMatchObject([
      { who: "Ben", from: "contacted", to: "booked", note: "", at: "2026-03-06T21:00:00.000Z" },
      { who: "Ana", from: "new", to: "contacted", note: "Left a message" },
    ]);
  });

  it("does not let two people overwrite each other", async () => {
    const test = await openTestDesk(engine);
    const reference = await test.receive();
    const answers = await Promise.all(
      (["contacted", "booked", "closed"] as const).map((to) =>
        test.desk.changeStatus({ ...test.change(reference), from: "new", to, note: "" }),
      ),
    );
    expect(answers.sort()).toEqual(["changed", "conflict", "conflict"]);
    expect((await opened(test, reference)).history).toHaveLength(1);
  });

  it("does a repeated post once, also when both come at the same time", async () => {
    const test = await openTestDesk(engine);
    const change = test.change(await test.receive());
    await test.desk.addNote({ ...change, note: "once" });
    expect(await test.desk.addNote({ ...change, note: "once" })).toBe("changed");
    expect((await opened(test, change.reference)).history).toHaveLength(1);

    const twice = <Answer>(post: () => Promise<Answer>) => Promise.all([post(), post()]);
    const second = test.change(await test.receive({ email: "second@visitor.example" }));
    const step = { from: "new", to: "contacted", note: "" } as const;
    expect(await twice(() => test.desk.addNote({ ...second, note: "twice" }))).toEqual([
      "changed",
      "changed",
    ]);
    expect(await twice(() => test.desk.changeStatus({ ...second, ...step }))).toEqual([
      "changed",
      "changed",
    ]);
    expect((await opened(test, second.reference)).history).toHaveLength(2);
  });

  it("takes another note from the same page, after going back, for another one", async () => {
    const test = await openTestDesk(engine);
    const change = test.change(await test.receive());
    await test.desk.addNote({ ...change, note: "first" });
    await test.desk.addNote({ ...change, note: "second" });
    const { history } = await opened(test, change.reference);
    expect(history.map(({ note }) => note).sort()).toEqual(["first", "second"]);
  });

  it("counts and lists inquiries with a failed mail until they are closed", async () => {
    const test = await openTestDesk(engine);
    const { db, desk, change, listed } = test;
    const reference = await test.receive();
    await test.receive();
    const [mail] = (await opened(test, reference)).mails;
    await db
      .updateTable("outbox")
      .set({ failed_at: "2026-03-02T15:00:00.000Z" })
      .where("id", "=", mail?.id ?? "")
      .execute();
    expect(await listed({ mailFailed: true })).toEqual([reference]);
    expect((await desk.countInquiries()).failedMails.number).toBe(1);

    await desk.changeStatus({ ...change(reference), from: "new", to: "closed", note: "" });
    expect(await listed({ mailFailed: true })).toEqual([]);
    expect((await desk.countInquiries()).failedMails.number).toBe(0);
  });

  it("sends a mail again beside the old one, and a waiting one at once", async () => {
    const test = await openTestDesk(engine);
    const { db, desk, change, clock } = test;
    const reference = await test.receive();
    const [clinic, visitor] = (await opened(test, reference)).mails;
    await db
      .updateTable("outbox")
      .set({ failed_at: "2026-03-02T15:00:00.000Z", attempts: 9, last_error: "550 no" })
      .where("id", "=", visitor?.id ?? "")
      .execute();
    expect((await desk.countInquiries()).failedMails.number).toBe(1);
    expect(await readMailBacklog(db)).toMatchObject({ waiting: 1, failed: 1 });
    clock.advance({ hours: 80 });
    const woken = test.woken();
    await desk.sendMailAgain({ ...change(reference), mailId: visitor?.id ?? "" });
    await desk.sendMailAgain({ ...change(reference), mailId: clinic?.id ?? "" });
    expect(test.woken()).toBe(woken + 2);

    expect((await desk.countInquiries()).failedMails.number).toBe(0);
    expect(await readMailBacklog(db)).toMatchObject({ waiting: 2, failed: 0 });
    const { mails, mailFailed } = await opened(test, reference);
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
    expect(await desk.sendMailAgain({ ...change(foreign), mailId: clinic?.id ?? "" })).toBe(
      "missing",
    );
  });

  it("comes back from suspected spam with its mails, once, and is found among the others", async () => {
    const test = await openTestDesk(engine);
    const { desk, change, clock, listed } = test;
    const reference = await test.receive({ suspectedSpam: true });
    expect(await listed()).toEqual([]);
    expect(await listed({ spam: true })).toEqual([reference]);
    expect((await opened(test, reference)).mails).toEqual([]);

    // Sorting out spam is no contact: it is kept for as long as it would have been.
    clock.advance({ hours: 100 });
    await Promise.all([1, 2, 3].map(() => desk.markSpam({ ...change(reference), spam: false })));
    expect(await listed()).toEqual([reference]);
    expect(await listed({ spam: true })).toEqual([]);
    const inquiry = await opened(test, reference);
    expect(inquiry.mails).toHaveLength(2);
    expect(inquiry.history).toMatchObject([{ kind: "not-spam", who: "Ana" }]);
    expect(inquiry.deletedOn).toBe("2028-03-02T14:00:00.000Z");

    await desk.markSpam({ ...change(reference), spam: true });
    expect((await opened(test, reference)).mails).toEqual([]);
    expect(await listed()).toEqual([]);
  });

  it("gets the mail back that waited when somebody called it spam by mistake, and only that", async () => {
    const test = await openTestDesk(engine);
    const { db, desk, change } = test;
    const reference = await test.receive();
    await db
      .updateTable("outbox")
      .set({ sent_at: "2026-03-02T15:00:00.000Z", server_answer: "250 ok" })
      .where("kind", "=", "inquiry-to-visitor")
      .execute();
    await desk.markSpam({ ...change(reference), spam: true });
    await desk.markSpam({ ...change(reference), spam: false });
    const { mails } = await opened(test, reference);
    expect(mails.map(({ kind, state }) => `${kind} ${state}`).sort()).toEqual([
      "inquiry-to-clinic waiting",
      "inquiry-to-visitor sent",
    ]);
  });

  it("does not call a mail sent that was written to a file", async () => {
    const test = await openTestDesk(engine);
    const { db, desk, change, clock } = test;
    const reference = await test.receive();
    const [clinic, visitor] = (await opened(test, reference)).mails;
    const took = async (id: string | undefined, server_answer: string) => {
      const sent_at = clock.now().toISOString();
      const set = { sent_at, server_answer };
      await db
        .updateTable("outbox")
        .set(set)
        .where("id", "=", id ?? "")
        .execute();
    };
    await took(clinic?.id, "250 no mail server is set up: written to mail/x.eml");
    await took(visitor?.id, "no mail server is set up: written to mail/x.eml");
    const states = async () =>
      (await opened(test, reference)).mails.map(({ kind, state }) => `${kind} ${state}`);
    const before = ["inquiry-to-clinic sent", "inquiry-to-visitor file"];
    expect(await states()).toEqual(before);

    clock.advance({ hours: 1 });
    await desk.markSpam({ ...change(reference), spam: true });
    await desk.markSpam({ ...change(reference), spam: false });
    expect(await states()).toEqual(["inquiry-to-visitor waiting", ...before]);
  });

  it("gets mails anew that had been given up when it comes back from suspected spam", async () => {
    const test = await openTestDesk(engine);
    const { db, desk, change, clock } = test;
    const reference = await test.receive();
    await db.updateTable("outbox").set({ failed_at: "2026-03-02T15:00:00.000Z" }).execute();
    clock.advance({ hours: 2 });
    await desk.markSpam({ ...change(reference), spam: true });
    await desk.markSpam({ ...change(reference), spam: false });
    const { mails, mailFailed } = await opened(test, reference);
    expect(mails.map(({ kind, state }) => `${kind} ${state}`)).toEqual([
      "inquiry-to-clinic waiting",
      "inquiry-to-visitor waiting",
      "inquiry-to-clinic failed",
      "inquiry-to-visitor failed",
    ]);
    expect(mailFailed).toBe(false);
  });

  it("cannot have its history edited or thinned out, nor the audit, by anybody", async () => {
    const test = await openTestDesk(engine);
    const { db, desk, change } = test;
    const reference = await test.receive();
    await desk.addNote({ ...change(reference), note: "as it was" });

    const attempts = [
      sql`update inquiry_history set note = 'other'`,
      sql`update inquiry_history set who = 'somebody else' where 1 = 1`,
      sql`delete from inquiry_history`,
      sql`update audit_log set who = 'nobody'`,
      sql`delete from audit_log`,
      ...(engine === "postgres"
        ? [sql`truncate audit_log`, sql`truncate inquiry_history`]
        : [sql`delete from audit_log where action <> ''`]),
    ];
    for (const attempt of attempts) {
      await expect(attempt.execute(db)).rejects.toThrow(/append-only/);
    }
    expect((await opened(test, reference)).history).toMatchObject([{ note: "as it was" }]);
    expect((await test.audit()).map(({ action }) => action)).toEqual([
      "added note",
      "opened inquiry",
    ]);
  });
});
