/**
 * How fast the desk answers with very many inquiries, on both engines: fills a database of
 * its own, asks what staff ask, prints milliseconds and query plans.
 * npm run bench desk [rows, 100000 unless told; three events for each]
 */
import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { CompiledQuery, type Kysely, sql } from "kysely";
import { serviceOptions } from "../app/content/en/service-options";
import { type Cursor, type InquiryFilter, inquiryStatuses } from "../app/contracts/desk";
import { currentFacts } from "../app/facts/current-facts";
import { openDatabase } from "../server/db/open";
import type { Schema } from "../server/db/schema";
import { makeDesk } from "../server/desk/make-desk";
import { inquiryColumns } from "../server/inquiries/inquiry-columns";
import { searchTokens } from "../server/inquiries/search-tokens";
import { anInquiry } from "../testing/fixtures/inquiries";
import { noFilter } from "../testing/fixtures/no-filter";
import { actor } from "../testing/fixtures/people";
import { startPostgres } from "../testing/postgres";
import { seededRandom } from "../trials/seeded-random";

const rows = Number(process.argv[2] ?? 100_000);
const repetitions = 30;
const firstNames = ["Marisol", "José", "Ana", "Ben", "Zoë", "Thanh", "Ida", "Christopher"];
const syllables = ["ba", "ko", "ri", "men", "tu", "sal", "der", "quin", "low", "ham", "vy", "os"];

const now = new Date("2026-03-02T16:00:00.000Z");
const rare = { first_name: "Perpetua", last_name: "Quillfeather", phone: "904 555 0142" };

const questions: Record<string, Partial<InquiryFilter>> = {
  "newest page": {},
  "status new (one in a hundred)": { status: "new" },
  "status closed (most)": { status: "closed" },
  "service and status": { service: "aesthetics", status: "booked" },
  "one week": { from: "2025-06-02", to: "2025-06-08" },
  "one week, service, status": {
    from: "2025-06-02",
    to: "2025-06-08",
    service: "general",
    status: "closed",
  },
  "waiting too long": { overdue: true },
  "suspected spam": { spam: true },
  "name that one has": { search: "Quillfeather" },
  "first name that an eighth has": { search: "marisol" },
  "one letter": { search: "m" },
  "two frequent words": { search: "jose ba" },
  "frequent word, rare status": { search: "marisol", status: "new" },
  "frequent and rare word": { search: "marisol quillfeather" },
  "whole phone": { search: "(904) 555-0142" },
  "phone's last four digits": { search: "0142" },
  "e-mail": { search: "visitor50000@" },
  "one e-mail address": { email: "visitor50000@mail.example" },
  reference: { search: "CW-5000-0X" },
  "nothing found": { search: "nobodyhasthisname" },
  "word of one message": { search: "weathervane" },
  "word of every message": { search: "options" },
};

const postgres = await startPostgres();
await measure("SQLite", null);
await measure("PostgreSQL", postgres.url);
await postgres.stop();

async function measure(name: string, databaseUrl: string | null) {
  const dataDir = mkdtempSync(join(tmpdir(), "bench-desk-"));
  const { db, close } = await openDatabase({ databaseUrl, dataDir });
  console.log(`\n${name}: ${rows.toLocaleString("en-US")} inquiries`);
  const filled = performance.now();
  await fill(db, databaseUrl !== null);
  console.log(`memory ${(process.memoryUsage.rss() / 1e6).toFixed(0)} MB`);
  console.log(`filled in ${((performance.now() - filled) / 1000).toFixed(0)} s`);

  const desk = makeDesk({
    db,
    clock: () => now,
    wakeWorker: () => {},
    products: null,
    currentFacts,
    config: {
      production: true,
      waitAlertOfficeHours: 4,
      retentionMonths: 24,
      dataDir,
      databaseUrl,
      databaseKeyFile: null,
      backups: { everyMinutes: 60, folder: `${dataDir}/backups`, keyFile: null },
      payments: { secretKey: "" },
    },
  });
  const list = (filter: Partial<InquiryFilter>, cursor: Cursor | null = null) =>
    desk.listInquiries({ who: actor("bench"), filter: { ...noFilter, ...filter }, cursor });

  console.log(
    "milliseconds of the whole answer with its audit line: fastest, median, 95th percentile",
  );
  for (const [question, filter] of Object.entries(questions)) {
    await time(question, () => list(filter));
  }
  const deep: Cursor = { direction: "older", at: "2024-03-10T00:00:00.000Z", id: "m" };
  await time("a page far down", () => list({}, deep));
  await time("a page far down, frequent word", () => list({ search: "marisol" }, deep));
  await time("back from there", () => list({}, { ...deep, direction: "newer" }));
  await time("numbers in the navigation", () => desk.countInquiries());
  const who = actor("bench");
  await time("the queue", () => desk.listQueue({ who, of: "" }));
  await time("the queue of one person", () => desk.listQueue({ who, of: who.id }));
  await time("the queue of nobody", () => desk.listQueue({ who, of: "nobody" }));
  await time("what an open queue asks", () =>
    desk.countQueue({ since: now.toISOString(), of: "" }),
  );
  await time("the next inquiry", () => desk.nextInQueue({ of: "", after: "" }));
  await time("today's appointments", () => desk.todaysBookings({ who }));
  const { reference } = await db
    .selectFrom("contact_submissions")
    .select("reference")
    .limit(1)
    .executeTakeFirstOrThrow();
  await time("one inquiry", () => desk.openInquiry({ who: actor("bench"), reference }));
  await time("a person's inquiries", () => desk.findPerson({ who: actor("bench"), reference }));
  const exported = performance.now();
  let bytes = 0;
  for await (const part of desk.exportInquiries({ who: actor("bench"), filter: noFilter })) {
    bytes += part.length;
  }
  const seconds = (performance.now() - exported) / 1000;
  console.log(`export of everything: ${seconds.toFixed(1)} s, ${(bytes / 1e6).toFixed(1)} MB`);

  await showPlans(db, databaseUrl ? "explain " : "explain query plan ", list);
  await close();
  rmSync(dataDir, { recursive: true, force: true });
}

async function time(label: string, ask: () => Promise<unknown>) {
  await ask();
  const times: number[] = [];
  for (let n = 0; n < repetitions; n++) {
    const start = performance.now();
    await ask();
    times.push(performance.now() - start);
  }
  times.sort((a, b) => a - b);
  const at = (part: number) => (times[Math.floor(times.length * part)] ?? 0).toFixed(1).padStart(7);
  console.log(`${label.padEnd(34)} ${at(0)} ${at(0.5)} ${at(0.95)}`);
}

async function fill(db: Kysely<Schema>, isPostgres: boolean) {
  const fraction = seededRandom(9);
  const random = (below: number) => Math.floor(fraction() * below);
  const start = Date.parse("2024-03-04T00:00:00.000Z");
  const step = (now.getTime() - start) / rows;
  const lastName = () =>
    Array.from({ length: 2 + random(2) }, () => syllables[random(syllables.length)]).join("");
  await db.transaction().execute(async (write) => {
    for (let from = 0; from < rows; from += 500) {
      const batch = Array.from({ length: Math.min(500, rows - from) }, (_, n) => {
        const number = from + n;
        const one = number === Math.floor(rows / 3);
        const recent = number > rows * 0.99;
        return {
          ...inquiryColumns(anInquiry),
          id: randomUUID(),
          created_at: new Date(start + number * step).toISOString(),
          reference: `CW-${number.toString(36).toUpperCase().padStart(6, "0").replace(/..$/, "-$&")}`,
          first_name: one ? rare.first_name : (firstNames[random(8)] ?? ""),
          last_name: one ? rare.last_name : lastName(),
          email: `visitor${number}@mail.example`,
          phone: one
            ? rare.phone
            : `(${200 + random(700)}) 555-${String(random(10_000)).padStart(4, "0")}`,
          service: serviceOptions[random(6)]?.value ?? "general",
          message: `${"I would like to know more about my options. ".repeat(1 + random(5))}${one ? "weathervane" : ""}`,
          idempotency_key: `k${number}`,
          content_hash: `h${number}`,
          suspected_spam: random(50) === 0 ? 1 : 0,
          status: recent ? ("new" as const) : (inquiryStatuses[1 + random(3)] ?? "closed"),
          assigned_to: random(3) === 0 ? actor("bench").id : null,
          due_at: !recent && random(200) === 0 ? now.toISOString() : null,
          due_kind: "follow-up" as const,
          answered_at: recent ? null : new Date(start + number * step + 7_200_000).toISOString(),
        };
      });
      await write.insertInto("contact_submissions").values(batch).execute();
      const tokens = batch.flatMap((row) =>
        searchTokens(row).map((token) => ({ token, submission_id: row.id })),
      );
      for (let n = 0; n < tokens.length; n += 2000) {
        await write
          .insertInto("inquiry_tokens")
          .values(tokens.slice(n, n + 2000))
          .execute();
      }
      const events = batch.flatMap((row) =>
        (["status", "call", "note"] as const).map((kind) => ({
          id: randomUUID(),
          submission_id: row.id,
          at: row.created_at,
          who: "bench",
          person_id: "bench",
          kind,
          note: "Called back",
          before: null,
        })),
      );
      await write.insertInto("inquiry_history").values(events).execute();
      const mails = batch.flatMap((row) =>
        (["inquiry-to-clinic", "inquiry-to-visitor"] as const).map((kind) => ({
          id: randomUUID(),
          submission_id: row.id,
          kind,
          message_id: `<${randomUUID()}@bench>`,
          attempts: 1,
          next_attempt_at: row.created_at,
          created_at: row.created_at,
          sent_at: row.created_at,
          server_answer: "250 ok",
        })),
      );
      await write.insertInto("outbox").values(mails).execute();
    }
  });
  // PostgreSQL does this by itself some minutes after so many rows.
  await sql`${sql.raw(isPostgres ? "vacuum analyze" : "analyze")}`.execute(db);
}

/** The engine's plan for each query: the index it uses, and whether it reads a whole table. */
async function showPlans(
  db: Kysely<Schema>,
  explain: string,
  list: (filter: Partial<InquiryFilter>) => Promise<unknown>,
) {
  const asked: CompiledQuery[] = [];
  const executor = db.getExecutor();
  const execute = executor.executeQuery.bind(executor);
  executor.executeQuery = (query, ...rest) => {
    asked.push(query as CompiledQuery);
    return execute(query, ...rest);
  };
  console.log("query plans (scans only)");
  const whole = new Set<string>();
  for (const [question, filter] of Object.entries(questions)) {
    asked.length = 0;
    await list(filter);
    console.log(`  ${question}`);
    for (const query of asked.filter(({ sql: text }) => text.startsWith("select"))) {
      const plan = await execute(CompiledQuery.raw(explain + query.sql, [...query.parameters]));
      for (const row of plan.rows as Record<string, unknown>[]) {
        const line = String(row.detail ?? row["QUERY PLAN"]).trim();
        if (/scan|search/i.test(line)) console.log(`    ${line.replace(/^->\s*/, "")}`);
        if (/Seq Scan|SCAN (?!.*USING|.*SUBQUERY|counted|\()/.test(line)) {
          whole.add(`${question}: ${line}`);
        }
      }
    }
  }
  executor.executeQuery = execute;
  console.log(
    whole.size === 0 ? "no table is read whole" : `read whole:\n  ${[...whole].join("\n  ")}`,
  );
}
