import type { Kysely } from "kysely";
import type { Schema } from "~/core/db/schema";
import { isLate } from "~/core/mail/alert-late-mail";
import { readMailBacklog } from "~/core/mail/mail-backlog";
import { securityHeaders } from "./security-headers";

export type Health = {
  /** The process responds. */
  process: () => Response;
  /** The database accepts a write. Late mail is reported in the body and does not change the status. */
  ready: () => Promise<Response>;
};

/** For supervisors and load balancers. Public, so it says nothing confidential. */
export function makeHealth({
  db,
  clock,
  https,
  mailsToFiles,
}: {
  db: Kysely<Schema>;
  clock: () => Date;
  https: boolean;
  /** No mail server is set up: mails are written to files and reach nobody. */
  mailsToFiles: boolean;
}): Health {
  let last: Promise<{ status: number; body: object }> | undefined;

  async function look() {
    try {
      // Writes, because a read would succeed on a full or read-only disk.
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
        // Limits the check to one a second, however many requests come.
        setTimeout(() => {
          last = undefined;
        }, 1000).unref();
      }
      const { status, body } = await last;
      return Response.json(body, { status, headers });
    },
  };
}
