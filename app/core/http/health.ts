import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import type { Kysely } from "kysely";
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import type { App } from "~/core/app";
import { readBackupState } from "~/core/backups/backup-job";
import { writeSetting } from "~/core/db/queries";
import type { Schema } from "~/core/db/schema";
import { isLate } from "~/core/mail/alert-late-mail";
import { readMailBacklog } from "~/core/mail/mail-backlog";
import { readRetentionHold } from "~/core/retention/retention-hold";
import { listenOnPort } from "./node-server";
import { methods } from "./path-rules";
import { securityHeaders } from "./security-headers";

export type Health = ReturnType<typeof makeHealth>;

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
      // Writes, because a read would succeed on a full or read-only disk.
      await writeSetting(db, "last-readiness-check", steadyClock().toISOString());
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

/**
 * Metrics for Prometheus, on a port of its own that only this machine can reach. Requests are counted
 * by method and status only: no IP address, no path, nothing that a visitor can choose.
 */
export async function startMetrics({ port, db }: { port: number; db: Kysely<Schema> }) {
  const register = new Registry();
  collectDefaultMetrics({ register });
  const registers = [register];
  /** Number of answers by method and status. The counter's own labels are checked and hashed at every use. */
  const answers = new Map<string, number>();
  new Counter({
    name: "site_requests_total",
    help: "Answers by method and status",
    labelNames: ["method", "status"],
    registers,
    collect() {
      this.reset();
      for (const [answer, count] of answers) {
        const [method = "", status = ""] = answer.split(" ");
        this.inc({ method, status }, count);
      }
    },
  });
  const seconds = new Histogram({
    name: "site_request_seconds",
    help: "Time from a request's head to the end of its answer",
    labelNames: ["method"],
    buckets: [0.001, 0.005, 0.02, 0.1, 0.5, 2, 10],
    registers,
  });
  const secondsOf = new Map(
    [...methods, "other"].map((method) => [method, seconds.labels(method)]),
  );
  const database = new Gauge({
    name: "site_database_up",
    help: "1 when the database answered this scrape",
    registers,
  });
  const gauge = (name: string, help: string) => new Gauge({ name, help, registers });
  const waiting = gauge("site_mail_waiting", "Mails not sent yet");
  const failed = gauge("site_mail_failed", "Mails given up and not sent again since");
  const oldest = gauge("site_mail_oldest_seconds", "Age of the oldest mail not sent yet");

  const backupAge = gauge("site_backup_age_seconds", "Age of the newest backup; -1 without one");
  const backupFailed = gauge("site_backup_failed", "1 when the last try to make a backup failed");
  const held = gauge("site_retention_held", "1 while nothing is deleted until the owner confirms");

  async function readGauges() {
    try {
      const backups = await readBackupState(db);
      const last = backups?.last ? Date.parse(backups.last.at) : null;
      backupAge.set(last === null ? -1 : (Date.now() - last) / 1000);
      backupFailed.set(backups?.failure ? 1 : 0);
      held.set((await readRetentionHold(db)) ? 1 : 0);
      const backlog = await readMailBacklog(db);
      waiting.set(backlog.waiting);
      failed.set(backlog.failed);
      oldest.set(backlog.oldestSince ? (Date.now() - Date.parse(backlog.oldestSince)) / 1000 : 0);
      database.set(1);
    } catch {
      database.set(0);
    }
  }

  const server = createServer(async (request, response) => {
    if (request.url !== "/metrics") {
      response.writeHead(404).end();
      return;
    }
    await readGauges();
    response.writeHead(200, { "Content-Type": register.contentType });
    response.end(await register.metrics());
  });
  await listenOnPort(server, { port, host: "127.0.0.1", settings: "METRICS_PORT" });

  return {
    port: (server.address() as AddressInfo).port,
    /** Wraps a listener so that it counts each request. */
    counting:
      (listener: RequestListener): RequestListener =>
      (request, response) => {
        const method = secondsOf.has(request.method ?? "") ? request.method : "other";
        const began = performance.now();
        response.once("close", () => {
          secondsOf.get(method ?? "")?.observe((performance.now() - began) / 1000);
          // The visitor closed the connection before the response was complete.
          const answer = `${method} ${response.writableFinished ? response.statusCode : "gone"}`;
          answers.set(answer, (answers.get(answer) ?? 0) + 1);
        });
        listener(request, response);
      },
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
