import { describe, expect, it } from "vitest";
import type { Cursor } from "~/core/db/queries";
import { assignInquiry } from "~/staff/inquiry/assign-inquiry.server";
import { changeStatus } from "~/staff/inquiry/change-status.server";
import { noFilter, openTestDesk } from "../../../tests/fixtures/desk";
import { actorNamed, addPeople, ana, ben } from "../../../tests/fixtures/people";
import { bothEngines } from "../../../tests/support/databases";
import { countInquiries, listInquiries } from "./list-inquiries.server";

describe.each(bothEngines)("the list of inquiries on %s", (engine) => {
  it("shows the newest first with waiting times in office hours, and audits the listed ones", async () => {
    const { app, receive, clock, audit } = await openTestDesk(engine);
    const first = await receive({ firstName: "Ana" });
    clock.advance({ hours: 2 });
    const second = await receive({ firstName: "Ben" });
    clock.advance({ hours: 2, minutes: 30 });

    const page = await listInquiries(app, {
      actor: actorNamed("Zoë"),
      filter: noFilter,
      cursor: null,
    });
    expect(page.rows.map(({ reference }) => reference)).toEqual([second, first]);
    expect(page.rows.map(({ waitedMinutes }) => waitedMinutes)).toEqual([150, 270]);
    expect(page.rows.map(({ overdue }) => overdue)).toEqual([false, true]);
    expect(page).toMatchObject({ newer: null, older: null, count: 2 });
    expect(await audit()).toMatchObject([
      { who: "Zoë", action: "listed inquiries", subject: null, detail: `${second} ${first}` },
    ]);
  });

  it("filters by assignee or by nobody, and names each assignee", async () => {
    const { app, db, receive, listed, change } = await openTestDesk(engine);
    await addPeople(db, [ana, ben]);
    const hers = await receive({ firstName: "Hers" });
    const free = await receive({ firstName: "Free", email: "free@visitor.example" });
    await assignInquiry(app, { ...change(hers), from: "", to: ana.id });
    expect(await listed({ of: ana.id })).toEqual([hers]);
    expect(await listed({ of: ana.id, search: "free" })).toEqual([]);
    expect(await listed({ of: ben.id })).toEqual([]);
    expect(await listed({ of: "nobody" })).toEqual([free]);
    const { rows } = await listInquiries(app, { actor: ana, filter: noFilter, cursor: null });
    const names = rows.map(({ name, assignedTo }) => [name.split(" ")[0], assignedTo?.name]);
    expect(names.sort()).toEqual([
      ["Free", undefined],
      ["Hers", "Ana"],
    ]);
    await db
      .updateTable("people")
      .set({ suspended_at: "2026-03-02T14:00:00.000Z" })
      .where("id", "=", ana.id)
      .execute();
    expect((await listed({ of: "nobody" })).sort()).toEqual([hers, free].sort());
  });

  it("finds by name, phone, email and reference", async () => {
    const { receive, listed } = await openTestDesk(engine);
    const jose = await receive({
      firstName: "José",
      lastName: "Núñez-O’Brien",
      phone: "+1 904 555 0123",
      email: "jose@one.example",
    });
    const other = await receive({ firstName: "Josephine", email: "j@two.example" });

    for (const search of [
      "jose nunez",
      "o'brien",
      "555-0123",
      "(904) 555-0123",
      "JOSE@ONE",
      "<jose@one.example>",
      jose,
      jose.toLowerCase().replaceAll("-", " "),
    ]) {
      expect(await listed({ search }), search).toEqual([jose]);
    }
    expect((await listed({ search: "jose" })).sort()).toEqual([other, jose].sort());
    expect(await listed({ search: other.toLowerCase().replaceAll("-", "") })).toEqual([other]);
    for (const search of ["nobody", "%", "_", "'; drop table outbox; --", "\\", "?"]) {
      expect(await listed({ search }), search).toEqual([]);
    }
  });

  it("counts further matches in suspected spam, with the same filter", async () => {
    const { app, receive, listed } = await openTestDesk(engine);
    const caught = await receive({ lastName: "Quill", service: "general", suspectedSpam: true });
    await receive({ lastName: "Quillfeather", suspectedSpam: true });
    await receive({ suspectedSpam: true });
    const inSpam = async (filter: Partial<typeof noFilter>) => {
      const input = { actor: actorNamed("A"), filter: { ...noFilter, ...filter }, cursor: null };
      return (await listInquiries(app, input)).inSpam;
    };
    expect(await inSpam({ search: "quill" })).toBe(2);
    expect(await inSpam({ search: "quill", service: "general" })).toBe(1);
    expect(await listed({ search: "quill", service: "general", spam: true })).toEqual([caught]);
    expect(await inSpam({ search: "quill", status: "closed" })).toBe(0);
    expect(await inSpam({ search: "nobody" })).toBe(0);
    for (const filter of [
      {},
      { status: "new" },
      { search: "()" },
      { search: "quill", spam: true },
    ]) {
      expect(await inSpam(filter as Partial<typeof noFilter>), JSON.stringify(filter)).toBeNull();
    }
  });

  it("filters by status, service, day, and overdue replies", async () => {
    const { app, receive, listed, change, clock } = await openTestDesk(engine);
    const sunday = await receive({ service: "weight-loss" });
    clock.advance({ hours: 24 });
    const booked = await receive({ service: "general" });
    await changeStatus(app, { ...change(booked), from: "new", to: "booked", note: "" });
    const fresh = await receive({ service: "general" });

    expect(await listed({ status: "new" })).toEqual([fresh, sunday]);
    expect(await listed({ status: "booked", service: "general" })).toEqual([booked]);
    expect(await listed({ service: "weight-loss" })).toEqual([sunday]);
    expect(await listed({ from: "2026-03-03" })).toHaveLength(2);
    expect(await listed({ to: "2026-03-02" })).toEqual([sunday]);
    expect(await listed({ from: "2026-03-02", to: "2026-03-02" })).toEqual([sunday]);
    expect(await listed({ from: "2026-03-04" })).toEqual([]);
    expect(await listed({ overdue: true })).toEqual([sunday]);
    expect(await countInquiries(app, ana)).toMatchObject({
      fresh: 2,
      overdue: 1,
      spam: 0,
    });
  });

  it("counts suspected spam until somebody has looked at it", async () => {
    const { app, receive, change } = await openTestDesk(engine);
    const suspected = await receive({ suspectedSpam: true });
    expect((await countInquiries(app, ana)).spam).toBe(1);
    await changeStatus(app, { ...change(suspected), from: "new", to: "closed", note: "" });
    expect((await countInquiries(app, ana)).spam).toBe(0);
  });

  it("reports mails that have waited for an hour", async () => {
    const { app, receive, clock } = await openTestDesk(engine);
    const since = clock.now().toISOString();
    await receive();
    clock.advance({ minutes: 59 });
    expect((await countInquiries(app, ana)).lateMails).toBeNull();
    clock.advance({ minutes: 2 });
    expect((await countInquiries(app, ana)).lateMails).toEqual({ waiting: 2, since });
  });

  it("uses Jacksonville's days, not UTC's", async () => {
    const { receive, listed, clock } = await openTestDesk(engine);
    clock.advance({ hours: 14, minutes: 59 });
    const lateOnMonday = await receive();
    clock.advance({ minutes: 2 });
    const earlyOnTuesday = await receive();
    expect(await listed({ to: "2026-03-02" })).toEqual([lateOnMonday]);
    expect(await listed({ from: "2026-03-03" })).toEqual([earlyOnTuesday]);
  });

  it("pages by position without repeats or gaps, also within one instant, in both directions", async () => {
    const { app, receive, clock } = await openTestDesk(engine);
    const received: string[] = [];
    for (let n = 0; n < 120; n++) {
      received.push(await receive({ firstName: "Marisol" }));
      if (n % 3 === 0) clock.advance({ seconds: 1 });
    }
    for (const search of ["", "marisol"]) {
      const filter = { ...noFilter, search };
      const pages = [await listInquiries(app, { actor: actorNamed("A"), filter, cursor: null })];
      for (let older = pages[0]?.older; older; older = pages.at(-1)?.older) {
        pages.push(await listInquiries(app, { actor: actorNamed("A"), filter, cursor: older }));
      }
      const seen = pages.flatMap(({ rows }) => rows.map(({ reference }) => reference));
      expect(pages.map(({ rows }) => rows.length)).toEqual([50, 50, 20]);
      expect(new Set(seen)).toEqual(new Set(received));

      const cursor = pages[2]?.newer ?? null;
      const back = await listInquiries(app, { actor: actorNamed("A"), filter, cursor });
      expect(back.rows).toEqual(pages[1]?.rows);
      const first = await listInquiries(app, {
        actor: actorNamed("A"),
        filter,
        cursor: back.newer,
      });
      expect(first.rows).toEqual(pages[0]?.rows);
      expect(first.newer).toBeNull();

      const past: Cursor = { direction: "older", at: "1999-01-01T00:00:00.000Z", id: "a" };
      const nothing = await listInquiries(app, { actor: actorNamed("A"), filter, cursor: past });
      expect(nothing).toMatchObject({ rows: [], newer: null, older: null, beyond: true });
      expect(first.beyond).toBe(false);
    }
  });

  it("finds frequent words as well as rare ones", async () => {
    const { app, db, receive, listed } = await openTestDesk(engine);
    const rare = await receive({ lastName: "Quill" });
    const { id, ...row } = await db
      .selectFrom("contact_submissions")
      .selectAll()
      .executeTakeFirstOrThrow();
    const many = Array.from({ length: 2500 }, (_, n) => ({
      ...row,
      id: `${id}-${n}`,
      reference: `X-${n}`,
      idempotency_key: `k${n}`,
    }));
    for (let n = 0; n < many.length; n += 500) {
      const part = many.slice(n, n + 500);
      await db.insertInto("contact_submissions").values(part).execute();
      await db
        .insertInto("inquiry_tokens")
        .values(part.map((one) => ({ token: "marisol", submission_id: one.id })))
        .execute();
    }
    expect(await listed({ search: "marisol quill" })).toEqual([rare]);
    expect(await listed({ search: "marisol" })).toHaveLength(50);
    const filter = { ...noFilter, search: "mar" };
    const page = await listInquiries(app, { actor: actorNamed("A"), filter, cursor: null });
    expect(page).toMatchObject({ count: 2501, countedAll: true });
  });

  it("counts up to ten thousand matches", async () => {
    const { app, db, receive } = await openTestDesk(engine);
    await receive();
    const { id, ...row } = await db
      .selectFrom("contact_submissions")
      .selectAll()
      .executeTakeFirstOrThrow();
    for (let n = 0; n < 10_000; n += 500) {
      const part = Array.from({ length: 500 }, (_, k) => ({
        ...row,
        id: `${id}-${n + k}`,
        reference: `X-${n + k}`,
        idempotency_key: `k${n + k}`,
      }));
      await db.insertInto("contact_submissions").values(part).execute();
    }
    const input = { actor: actorNamed("A"), filter: noFilter, cursor: null };
    const page = await listInquiries(app, input);
    expect(page).toMatchObject({ count: 10_000, countedAll: false });
  });
});
