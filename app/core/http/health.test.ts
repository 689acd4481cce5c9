import { join } from "node:path";
import SQLite from "better-sqlite3-multiple-ciphers";
import { describe, expect, it } from "vitest";
import { anInquiryInput, makeReceive } from "../../../tests/fixtures/inquiries";
import { makeTestApp } from "../../../tests/fixtures/test-app";
import { startBuiltServer } from "../../../tests/support/built-server";
import { engines, makeDataDir, openTestDatabase } from "../../../tests/support/databases";
import { makeHealth } from "./health";

describe.each(engines)("readiness on %s", (engine) => {
  it("reports whether the database responds and whether mail is late", async () => {
    const database = await openTestDatabase(engine);
    const { app, clock } = makeTestApp(database);
    const { db, logger } = app;
    const ready = async (production = false) => {
      const response = await makeHealth({ ...app, config: { ...app.config, production } }).ready();
      return [response.status, await response.json()];
    };
    expect(await ready()).toEqual([200, { database: "ok", mail: "ok" }]);
    expect(await ready(true)).toEqual([200, { database: "ok", mail: "files" }]);
    const parts = { db, clock: clock.now, logger, wakeWorker: () => {} };
    await makeReceive(parts)(anInquiryInput());
    clock.advance({ minutes: 61 });
    expect(await ready()).toEqual([200, { database: "ok", mail: "late" }]);
    expect(await ready(true)).toEqual([200, { database: "ok", mail: "late" }]);
    await database.close();
    expect(await ready()).toEqual([503, { database: "unavailable" }]);
  });
});

it("reports a database that takes no write as down, though it can still be read", async () => {
  const dataDir = makeDataDir();
  const server = await startBuiltServer({ DATA_DIR: dataDir, METRICS_PORT: "0" });
  const at = /http:\/\/localhost:\d+\/metrics/.exec(server.lines.join("\n"))?.[0] ?? "";
  const file = new SQLite(join(dataDir, "site.sqlite"));
  for (const change of ["insert", "update"])
    file.exec(
      `create trigger full_${change} before ${change} on settings begin select raise(abort, 'no space'); end`,
    );
  file.close();
  const metrics = await (await fetch(at)).text();
  expect(metrics).toContain("site_database_up 0");
  expect(metrics).toContain("site_mail_waiting 0");
});

it("has metrics on a port of its own, and nowhere else", async () => {
  const server = await startBuiltServer({ DATA_DIR: makeDataDir(), METRICS_PORT: "0" });
  const at = /http:\/\/localhost:\d+\/metrics/.exec(server.lines.join("\n"))?.[0];
  await (await fetch(`${server.url}/`)).text();
  await (await fetch(`${server.url}/secret-name`)).text();
  const inquiry = {
    firstName: "Ann",
    lastName: "Lee",
    email: "ann@x.example",
    phone: "904-555-0100",
  };
  for (const body of [{ ...inquiry, service: "general", message: "Hello" }, inquiry])
    await fetch(`${server.url}/contact`, { method: "POST", body: new URLSearchParams(body) });
  const metrics = await (await fetch(at ?? "")).text();
  expect(metrics).toMatch(/site_requests_total\{method="GET",status="200"\} 1/);
  expect(metrics).toMatch(/site_requests_total\{method="GET",status="404"\} 1/);
  expect(metrics).toContain("site_mail_waiting 0");
  expect(metrics).toContain("site_database_up 1");
  for (const line of [
    'site_inquiries_total{outcome="stored"} 1',
    'site_inquiries_total{outcome="refused"} 1',
    "site_schema_version 1",
    "site_published_version 0",
  ])
    expect(metrics).toContain(`${line}\n`);
  expect(metrics).toMatch(/site_build_info\{release="[\w-]+",schema="\d+"\} 1/);
  expect(metrics).toMatch(/site_job_last_success_seconds\{job="late mail"\} \d/);
  expect(metrics).toMatch(/site_disk_free_bytes\{folder="data"\} [1-9]/);
  expect(metrics).toContain("nodejs_eventloop_lag_p99_seconds");
  expect(metrics).not.toContain("secret-name");
  expect((await fetch(`${server.url}/metrics`)).status).toBe(404);
});
