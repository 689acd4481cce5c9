import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { engines } from "../../../testing/databases";
import { openTestDesk } from "../../../testing/fixtures/desk";
import { openDatabase } from "../open";
import { searchTokens as tokensBefore } from "./010-search-tokens";

describe.each(engines)("inquiries of an earlier version on %s", (engine) => {
  it("are found as new ones are, however many there are", async () => {
    const { db, settings, receive, listed } = await openTestDesk(engine);
    const folded = await receive({ firstName: "Đặng", phone: "+44 20 7946 0958" });
    const plain = await receive({ firstName: "Ana", email: "ana@visitor.example" });
    const row = await db
      .selectFrom("contact_submissions")
      .selectAll()
      .where("reference", "=", folded)
      .executeTakeFirstOrThrow();
    const copies = Array.from({ length: 1500 }, (_, n) => ({
      ...row,
      id: `copy-${n}`,
      reference: `X-${n}`,
      idempotency_key: `k${n}`,
    }));
    await db.insertInto("contact_submissions").values(copies).execute();
    const stored = () =>
      db
        .selectFrom("inquiry_tokens")
        .selectAll()
        .orderBy("submission_id")
        .orderBy("token")
        .execute();
    const asReceived = await stored();

    await db.deleteFrom("inquiry_tokens").execute();
    for (const old of await db.selectFrom("contact_submissions").selectAll().execute()) {
      const tokens = tokensBefore(old).map((token) => ({ token, submission_id: old.id }));
      await db.insertInto("inquiry_tokens").values(tokens).execute();
    }
    expect(await listed({ search: "dang" })).toEqual([]);
    await db.schema.alterTable("outbox").dropColumn("to_nobody").execute();
    await sql`delete from kysely_migration where name >= '012-search-anew'`.execute(db);
    const { close } = await openDatabase(settings);
    await close();

    expect((await stored()).filter((one) => !one.submission_id.startsWith("copy-"))).toEqual(
      asReceived,
    );
    expect(await listed({ search: "dang 0958" })).toHaveLength(50);
    expect(await listed({ search: "020 7946 0958 " })).toHaveLength(50);
    expect(await listed({ search: "x1499" })).toEqual(["X-1499"]);
    expect(await listed({ search: "ana" })).toEqual([plain]);
  });
});
