import type { Kysely } from "kysely";
import type { Schema } from "../db/schema";
import { isLate } from "../outbox/alert-late-mail";
import { readMailBacklog } from "../outbox/mail-backlog";
import { securityHeaders } from "./security-headers";

export type Health = {
  /** The process lives and answers. */
  process: () => Response;
  /** It can keep what it is sent: the database takes a write. Late mail is told, and refuses nothing. */
  ready: () => Promise<Response>;
};

/** For supervisors and balancers. Says no more than a stranger may know. */
export function makeHealth({
  db,
  clock,
  https,
  mailsToFiles,
}: {
  db: Kysely<Schema>;
  clock: () => Date;
  https: boolean;
  /** No mail server is set up: mails are written and reach nobody. */
  mailsToFiles: boolean;
}): Health {
  let last: Promise<{ status: number; body: object }> | undefined;

  async function look() {
    try {
      // Reading would not tell a full disk or one that has turned read-only.
      const value = clock().toISOString();
      await db
        .insertInto("settings")
        .values({ name: "last-readiness-check", value })
        .onConflict((row) => row.column("name").doUpdateSet({ value }))
        .execute();
      const late = isLate(await readMailBacklog(db), clock());
      const mail = late ? "late" : mailsToFiles ? "files" : "ok";
      return { status: 200, body: { database: "ok", mail } };
    } catch {
      return { status: 503, body: { database: "unavailable" } };
    }
  }

  const headers = { ...securityHeaders({ path: "", https }), "Cache-Control": "no-store" };
  return {
    process: () =>
      new Response("ok\n", {
        headers: { ...headers, "Content-Type": "text/plain; charset=utf-8" },
      }),
    async ready() {
      if (!last) {
        last = look();
        // Asked often, looked at once a second.
        setTimeout(() => {
          last = undefined;
        }, 1000).unref();
      }
      const { status, body } = await last;
      return Response.json(body, { status, headers });
    },
  };
}
