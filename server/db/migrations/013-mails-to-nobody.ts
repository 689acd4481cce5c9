import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Until here, the beginning of what was written down as the server's answer told it. */
const told = "no mail server is set up: %";

/** Which mails went into a file because production had no mail server. */
export const mailsToNobody: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable("outbox").addColumn("to_nobody", "integer").execute();
    await sql`update outbox set to_nobody = 1 where server_answer like ${told}`.execute(db);
  },
};
