import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { engines } from "../../../testing/databases";
import { openTestDesk } from "../../../testing/fixtures/desk";
import { mailState } from "../../outbox/mail-state";
import { openDatabase } from "../open";

describe.each(engines)("mails of an earlier version on %s", (engine) => {
  it("are known as files by what was written down as the answer", async () => {
    const { db, settings, receive } = await openTestDesk(engine);
    await receive();
    const wrote = async (kind: "inquiry-to-clinic" | "inquiry-to-visitor", server_answer: string) =>
      db
        .updateTable("outbox")
        .set({ sent_at: "2026-03-02T15:00:00.000Z", server_answer })
        .where("kind", "=", kind)
        .execute();
    await wrote("inquiry-to-clinic", "250 no mail server is set up: mail/x.eml");
    await wrote("inquiry-to-visitor", "no mail server is set up: written to mail/x.eml");
    await db.schema.alterTable("outbox").dropColumn("to_nobody").execute();
    await sql`delete from kysely_migration where name >= '013-mails-to-nobody'`.execute(db);
    const { close } = await openDatabase(settings);
    await close();

    const mails = await db.selectFrom("outbox").selectAll().orderBy("kind").execute();
    expect(mails.map((mail) => `${mail.kind} ${mailState(mail)}`)).toEqual([
      "inquiry-to-clinic sent",
      "inquiry-to-visitor file",
    ]);
  });
});
