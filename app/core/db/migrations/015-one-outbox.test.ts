import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { openDatabase } from "~/core/db/open";
import { engines, openTestDatabase } from "../../../../tests/support/databases";

describe.each(engines)("mails queued before there was one outbox, on %s", (engine) => {
  it("stay queued and recorded, those about inquiries and those to the staff", async () => {
    const before = await openTestDatabase(engine, { upTo: "014-fixed-views" });
    const statements = [
      `insert into people (id, name, email, role, created_at)
        values ('p1', 'Ana', 'ana@staff.example', 'owner', '2026-03-02T13:00:00.000Z')`,
      `insert into contact_submissions (id, created_at, reference, first_name, last_name, email,
        phone, service, message, idempotency_key, content_hash, suspected_spam)
        values ('i1', '2026-03-02T13:00:00.000Z', 'CW-1', '', '', '', '', '', '', 'k', 'h', 0)`,
      `insert into outbox (id, submission_id, kind, message_id, attempts, next_attempt_at, created_at,
        withheld, booking_id) values ('m1', 'i1', 'inquiry-to-visitor', '<m1@clinic.example>', 2,
        '2026-03-02T14:05:00.000Z', '2026-03-02T14:00:00.000Z', 'budget', 'b1')`,
      `insert into staff_mails (id, person_id, email, kind, detail, created_at, attempts,
        next_attempt_at, sent_at) values
        ('s1', null, 'ben@staff.example', 'invitation', 'v1', '2026-03-02T14:00:00.000Z', 3,
          '2026-03-02T14:10:00.000Z', null),
        ('s2', 'p1', 'ana@staff.example', 'new-passkey', 'a detail', '2026-03-02T14:00:00.000Z', 1,
          '2026-03-02T14:00:00.000Z', '2026-03-02T14:00:01.000Z')`,
    ];
    for (const statement of statements) await sql.raw(statement).execute(before.db);
    await before.close();

    const { db, close } = await openDatabase(before.settings, () => {});
    const rows = await db.selectFrom("outbox").selectAll().orderBy("id").execute();
    const blank = { submission_id: null, person_id: null, invitation_id: null, email: null };
    expect(rows).toMatchObject([
      {
        ...blank,
        ...{ id: "m1", submission_id: "i1", kind: "inquiry-to-visitor", withheld: "budget" },
        ...{ attempts: 2, booking_id: "b1", sent_at: null },
        next_attempt_at: "2026-03-02T14:05:00.000Z",
      },
      {
        ...blank,
        ...{ id: "s1", email: "ben@staff.example", kind: "invitation", invitation_id: "v1" },
        ...{ attempts: 3, next_attempt_at: "2026-03-02T14:10:00.000Z", sent_at: null },
      },
      {
        ...blank,
        ...{ id: "s2", person_id: "p1", kind: "new-passkey", email: "ana@staff.example" },
        sent_at: "2026-03-02T14:00:01.000Z",
      },
    ]);
    await db.deleteFrom("contact_submissions").execute();
    expect(await db.selectFrom("outbox").select("id").orderBy("id").execute()).toEqual([
      { id: "s1" },
      { id: "s2" },
    ]);
    await close();
  });
});
