import { statfs } from "node:fs/promises";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import type { App } from "~/core/app";
import { jobSuccesses } from "~/core/background";
import { schemaVersion } from "~/core/db/migrations/migrations";
import { listenOnPort } from "./node-server";
import { methods } from "./path-rules";
import { readSiteState } from "./site-state";

/**
 * Metrics for Prometheus, on a port of its own that only this machine can reach. Requests are counted
 * by method and status only: no IP address, no path, nothing that a visitor can choose. ops/alerts.yml
 * has the rules that read them.
 */
export async function startMetrics(app: App, port: number) {
  const { config } = app;
  const register = new Registry();
  collectDefaultMetrics({ register });
  const registers = [register];
  /** Number of responses by method and status: the counter checks and hashes its labels at every use. */
  const responses = new Map<string, number>();
  new Counter({
    name: "site_requests_total",
    help: "Responses by method and status",
    labelNames: ["method", "status"],
    registers,
    collect() {
      this.reset();
      for (const [response, count] of responses) {
        const [method = "", status = ""] = response.split(" ");
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
  const inquiries = new Counter({
    name: "site_inquiries_total",
    help: "Inquiries sent to this process, by what became of them",
    labelNames: ["outcome"],
    registers,
  });
  for (const outcome of ["stored", "refused"]) inquiries.inc({ outcome }, 0);
  const gauge = <Label extends string = never>(
    name: string,
    help: string,
    ...labelNames: Label[]
  ) => new Gauge({ name, help, labelNames, registers });
  gauge(
    "site_build_info",
    "The release, and the newest migration it knows",
    "release",
    "schema",
  ).set({ release: import.meta.env.RELEASE ?? "development", schema: schemaVersion }, 1);
  const read = {
    database: gauge("site_database_up", "1 when the database stored the time of this scrape"),
    schema: gauge("site_schema_version", "The newest migration of the database"),
    version: gauge("site_published_version", "The version that this process serves"),
    quiet: gauge("site_inquiry_newest_office_seconds", "Office hours since the newest inquiry"),
    waiting: gauge("site_mail_waiting", "Mails not sent yet"),
    failed: gauge("site_mail_failed", "Mails given up and not sent again since"),
    oldest: gauge("site_mail_oldest_seconds", "Age of the oldest mail not sent yet"),
    backupAge: gauge("site_backup_age_seconds", "Age of the newest backup; -1 without one"),
    backupFailed: gauge("site_backup_failed", "1 when the last try to make a backup failed"),
    held: gauge("site_retention_held", "1 while nothing is deleted until the owner confirms"),
  };
  const jobs = gauge("site_job_last_success_seconds", "When a periodic job last succeeded", "job");
  const free = gauge("site_disk_free_bytes", "Free for the site, where its files are", "folder");
  const size = gauge("site_disk_size_bytes", "Size of that disk", "folder");

  async function readGauges() {
    const values = await readSiteState(app);
    for (const [name, value] of Object.entries(values)) read[name as keyof typeof read].set(value);
    for (const [job, at] of jobSuccesses) jobs.set({ job }, at / 1000);
    for (const [folder, path] of [
      ["data", config.dataDir],
      ["backups", config.backups.folder],
    ] as const) {
      const disk = await statfs(path).catch(() => null);
      if (!disk) continue;
      free.set({ folder }, disk.bavail * disk.bsize);
      size.set({ folder }, disk.blocks * disk.bsize);
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
        const method = secondsOf.has(request.method ?? "") ? (request.method ?? "") : "other";
        const began = performance.now();
        response.once("close", () => {
          secondsOf.get(method)?.observe((performance.now() - began) / 1000);
          // The visitor closed the connection before the response was complete.
          const status = response.writableFinished ? response.statusCode : "gone";
          const counted = `${method} ${status}`;
          responses.set(counted, (responses.get(counted) ?? 0) + 1);
          if (method !== "POST" || !isInquiry(request.url)) return;
          const stored = typeof status === "number" && status < 400;
          inquiries.inc({ outcome: stored ? "stored" : "refused" });
        });
        listener(request, response);
      },
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

const isInquiry = (url = "") => /^\/contact(\.json)?($|\?)/.test(url);
