import { randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import { sql } from "kysely";
import pg from "pg";
import { expect, it, onTestFinished } from "vitest";
import { writeAudit } from "~/core/audit/write-audit";
import { restoreBackup } from "~/core/backups/restore-backup";
import { takeBackup } from "~/core/backups/take-backup";
import { fakeClock, recordingLogger } from "../../../tests/fakes/fakes";
import { backupSettings } from "../../../tests/fixtures/backups";
import { anInquiryInput, makeReceive } from "../../../tests/fixtures/inquiries";
import { addPeople, ana } from "../../../tests/fixtures/people";
import { makeEmptyDatabase } from "../../../tests/support/databases";
import { openDatabase } from "./open";

/** A database owned by one role, and another role that owns nothing. */
async function twoRoles(ownerMay = "") {
  const settings = await makeEmptyDatabase("postgres");
  const admin = new URL(settings.databaseUrl ?? "");
  const suffix = randomBytes(4).toString("hex");
  const [owner, site] = [`owner_${suffix}`, `site_${suffix}`];
  const run = async (...statements: string[]) => {
    const client = new pg.Client({ connectionString: admin.href });
    await client.connect();
    for (const statement of statements) await client.query(statement);
    await client.end();
  };
  const database = admin.pathname.slice(1);
  await run(
    `create role ${owner} login ${ownerMay}`,
    `create role ${site} login`,
    `alter database ${database} owner to ${owner}`,
    `alter schema public owner to ${owner}`,
  );
  onTestFinished(() =>
    run(
      `reassign owned by ${owner} to postgres`,
      `drop owned by ${owner}, ${site}`,
      `drop role ${owner}, ${site}`,
    ),
  );
  const as = (role: string) => {
    const url = new URL(admin);
    url.username = role;
    return url.href;
  };
  return { ...settings, databaseUrl: as(site), databaseOwnerUrl: as(owner) };
}

it("works under a role that can add to the audit and read it, and do nothing else to it", async () => {
  const settings = await twoRoles();
  // Opened twice: the second start grants again.
  await (await openDatabase(settings)).close();
  const { db, close } = await openDatabase(settings);
  onTestFinished(close);
  const at = new Date("2026-03-02T14:00:00.000Z");
  await writeAudit(db, { at, actor: ana, action: "opened inquiry" });
  await addPeople(db, [ana]);
  await db.updateTable("people").set({ suspended_at: at.toISOString() }).execute();
  for (const statement of [
    "update audit_log set who = 'Eve'",
    "delete from audit_log",
    "truncate audit_log",
    "drop table audit_log",
    "alter table audit_log disable trigger all",
    "drop trigger audit_log_no_update on audit_log",
    "alter table audit_log add column more text",
    "create table mine (id text)",
    "update inquiry_history set who = 'Eve'",
    "update revocations set kind = 'reinstated'",
    "delete from revocations",
    "delete from kysely_migration",
    "update schema_version set compatible_with = 1",
    "set session_replication_role = replica",
  ])
    await expect(sql.raw(statement).execute(db), statement).rejects.toThrow(
      /permission denied|must be owner/,
    );
  expect(await db.selectFrom("audit_log").select("who").execute()).toEqual([{ who: "Ana" }]);
  expect(await db.selectFrom("revocations").select(["kind", "subject"]).execute()).toEqual([
    { kind: "suspended", subject: ana.id },
  ]);
  const { rows } = await sql`select 1 from pg_class join pg_roles on pg_roles.oid = relowner
    where rolname = current_user`.execute(db);
  expect(rows).toEqual([]);

  // The append-only history is still deleted with its inquiry.
  const receive = makeReceive({
    db,
    clock: fakeClock().now,
    logger: recordingLogger().logger,
  });
  expect(await receive(anInquiryInput())).toMatchObject({ outcome: "received" });
  await db.deleteFrom("contact_submissions").execute();
  expect(await db.selectFrom("outbox").selectAll().execute()).toEqual([]);
});

it("makes a backup and a drill under the owner that docs/reference.md makes", async () => {
  const reference = readFileSync("docs/reference.md", "utf8");
  const [, ownerMay] = /^create role site_owner login ([a-z ]*)password/m.exec(reference) ?? [];
  const database = await twoRoles(ownerMay);
  await (await openDatabase(database)).close();
  const { databaseOwnerUrl } = database;
  const settings = { ...(await backupSettings({ settings: database })), databaseOwnerUrl };
  const now = new Date("2026-03-02T14:00:00.000Z");
  await takeBackup(settings, now);
  expect(await restoreBackup(settings, { drill: true, now })).toMatchObject({ inquiries: 0 });
});
