import type { Kysely } from "kysely";
import type { App } from "~/core/app";
import { writeSetting } from "~/core/db/queries";
import type { Schema } from "~/core/db/schema";
import { isLate } from "~/core/mail/alert-late-mail";
import { readMailBacklog } from "~/core/mail/mail-backlog";
import { securityHeaders } from "./security-headers";

export type Health = ReturnType<typeof makeHealth>;

/** Stores the time of a check. Throws where a read would succeed: on a full or read-only disk. */
export const recordCheck = (db: Kysely<Schema>, at: Date) =>
  writeSetting(db, "last-readiness-check", at.toISOString());

/** For supervisors and load balancers. Public, so it says nothing confidential. */
export function makeHealth({
  db,
  steadyClock,
  config: { siteUrl, production, mail },
}: Pick<App, "db" | "steadyClock" | "config">) {
  const https = siteUrl.startsWith("https:");
  /** No mail server is set up: mails are written to files and are not sent. */
  const mailsToFiles = production && mail.smtpUrl === null;
  let last: Promise<{ status: number; body: object }> | undefined;

  async function look() {
    try {
      await recordCheck(db, steadyClock());
      const late = isLate(await readMailBacklog(db), steadyClock());
      const mail = late ? "late" : mailsToFiles ? "files" : "ok";
      return { status: 200, body: { database: "ok", mail } };
    } catch {
      return { status: 503, body: { database: "unavailable" } };
    }
  }

  const headers = { ...securityHeaders({ path: "", https }), "Cache-Control": "no-store" };
  return {
    /** The process responds. */
    process: () =>
      new Response("ok\n", {
        headers: { ...headers, "Content-Type": "text/plain; charset=utf-8" },
      }),
    /** The database accepts a write. Late mail is reported in the body and changes no status. */
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
