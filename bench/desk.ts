/**
 * How fast the desk answers with very many inquiries, on both engines: fills a database of its own,
 * runs the staff's requests, prints milliseconds and query plans, and keeps them for RESULTS.md.
 * npm run bench desk [rows, 100000 unless told; three entries of history for each] [sqlite|postgres]
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { currentFacts } from "../app/facts/current-facts";
import { openDatabase } from "../server/db/open";
import { makeDesk } from "../server/desk/make-desk";
import { noFilter } from "../testing/fixtures/no-filter";
import { actor } from "../testing/fixtures/people";
import { startPostgres } from "../testing/postgres";
import { deskQuestions } from "./desk/desk-questions";
import { fillDesk } from "./desk/fill-desk";
import { showPlans } from "./desk/show-plans";
import { savePart } from "./save-figures";

const rows = Number(process.argv[2] ?? 100_000);
const only = process.argv[3];
const repetitions = 30;
const usualRows = 100_000;

export type DeskFigure = { part: string; question: string; median: number; p95: number };

if (only !== "postgres") await measure("sqlite", null);
if (only !== "sqlite") {
  const postgres = await startPostgres();
  await measure("postgres", postgres.url);
  await postgres.stop();
}

async function measure(engine: "sqlite" | "postgres", databaseUrl: string | null) {
  const dataDir = mkdtempSync(join(tmpdir(), "bench-desk-"));
  const { db, close } = await openDatabase({ databaseUrl, dataDir });
  console.log(`\n${engine}: ${rows.toLocaleString("en-US")} inquiries`);
  let now = new Date("2026-03-02T16:00:00.000Z");
  const filled = performance.now();
  await fillDesk(db, { rows, now, isPostgres: databaseUrl !== null });
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
  const letMinutePass = () => {
    now = new Date(now.getTime() + 61_000);
  };
  const questions = await deskQuestions(db, desk, { now, letMinutePass });
  console.log("milliseconds of the whole answer with its audit line: median, 95th percentile");
  const figures: DeskFigure[] = [];
  for (const [part, asked] of Object.entries(questions))
    for (const [question, ask] of Object.entries(asked))
      figures.push({ part, question, ...(await time(question, ask)) });
  const memory = Math.round(process.memoryUsage.rss() / 1e6);

  const exported = performance.now();
  let bytes = 0;
  for await (const part of desk.exportInquiries({ who: actor("bench"), filter: noFilter }))
    bytes += part.length;
  const exportSeconds = Number(((performance.now() - exported) / 1000).toFixed(1));
  console.log(`export of everything: ${exportSeconds} s, ${(bytes / 1e6).toFixed(1)} MB`);
  console.log(`memory ${memory} MB`);

  const plans = { ...questions.queue, ...questions.search, ...questions.numbers };
  const whole = await showPlans(db, databaseUrl ? "explain " : "explain query plan ", plans);
  await close();
  rmSync(dataDir, { recursive: true, force: true });
  if (rows !== usualRows) return;
  savePart("desk", engine, { rows, memory, exportSeconds, readWhole: whole, figures });
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
  const at = (part: number) => Number((times[Math.floor(times.length * part)] ?? 0).toFixed(1));
  const figure = { median: at(0.5), p95: at(0.95) };
  console.log(
    `${label.padEnd(34)} ${String(figure.median).padStart(7)} ${String(figure.p95).padStart(7)}`,
  );
  return figure;
}
