/** npm test: everything. Its last line is "N passed, N failed". */
import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build, environment, install } from "./prepare.mjs";

install();
build();
// Only now: it needs what was just installed.
const { findChromium, installNginx } = await import("./system-programs.mjs");

installNginx();

const reports = mkdtempSync(join(tmpdir(), "test-reports-"));
const env = { ...environment(), CHROMIUM_PATH: findChromium() };
let passed = 0;
let failed = 0;

run("Types, lint, format, unused code", "npm", ["run", "--silent", "check"], () => [1, 0]);
run(
  "Rules, services, both databases",
  "vitest",
  [
    "run",
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${join(reports, "vitest.json")}`,
  ],
  () => {
    const report = readReport("vitest.json");
    return [report?.numPassedTests ?? 0, report?.numFailedTests ?? 1];
  },
);
run("Journeys in the browser", "playwright", ["test"], () => {
  const report = readReport("playwright.json");
  return [
    report?.stats.expected ?? 0,
    (report?.stats.unexpected ?? 1) + (report?.stats.flaky ?? 0),
  ];
});

console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 && passed > 0 ? 0 : 1);

/** Runs one part; `count` reads how many passed and failed. A part that dies counts as failed. */
function run(title, command, parameters, count) {
  console.log(`\n── ${title}`);
  const { status } = spawnSync(command, parameters, {
    stdio: "inherit",
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: join(reports, "playwright.json") },
  });
  const [good, bad] = status === 0 ? count() : failures(count);
  passed += good;
  failed += bad;
}

/** The counts of a part that ended badly: at least one failed, whatever its report says. */
function failures(count) {
  const [good, bad] = count();
  return bad > 0 ? [good, bad] : [Math.max(0, good - 1), 1];
}

function readReport(name) {
  const path = join(reports, name);
  return existsSync(path) ? JSON.parse(readFileSync(path, "utf8")) : undefined;
}
