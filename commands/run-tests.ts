/** The second half of npm test, when everything from npm is installed and the site is built. */
import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { whyLeftOut } from "../commands/bare/why-left-out.ts";
import { installChromium, installNginx, installPostgres } from "./system-programs.ts";

type Count = { passed: number; failed: number };

installNginx();
installPostgres();

const reports = mkdtempSync(join(tmpdir(), "test-reports-"));
const vitestReport = join(reports, "vitest.json");
const playwrightReport = join(reports, "playwright.json");
const env = {
  ...process.env,
  CHROMIUM_PATH: installChromium(),
  PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightReport,
};

const once = () => ({ passed: 1, failed: 0 });

const parts = [
  ...bareMachine(),
  run("Types, lint, format, unused code", "npm", ["run", "--silent", "check"], once),
  run(
    "Rules, services, both databases",
    "vitest",
    ["run", "--reporter=default", "--reporter=json", `--outputFile.json=${vitestReport}`],
    () => {
      const report = read<{ numPassedTests: number; numFailedTests: number }>(vitestReport);
      return { passed: report?.numPassedTests ?? 0, failed: report?.numFailedTests ?? 1 };
    },
  ),
  run("Journeys in the browser", "playwright", ["test"], () => {
    type Stats = { expected: number; unexpected: number; flaky: number };
    const stats = read<{ stats: Stats }>(playwrightReport)?.stats;
    if (!stats) return { passed: 0, failed: 1 };
    return { passed: stats.expected + stats.flaky, failed: stats.unexpected };
  }),
];
const passed = parts.reduce((all, part) => all + part.passed, 0);
const failed = parts.reduce((all, part) => all + part.failed, 0);

console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 && passed > 0 ? 0 : 1);

/** In CI only: it takes minutes, and proves the commit, not what is being written. */
function bareMachine(): Count[] {
  if (!process.env.CI) return [];
  const reason = whyLeftOut();
  if (reason) console.log(`\nnpm run bare was left out: ${reason}`);
  return reason
    ? []
    : [run("The commit on a bare machine", "npm", ["run", "--silent", "bare"], once)];
}

/** Runs one part and gives the counts that `count` reads in its report; a bad exit is a failure. */
function run(title: string, command: string, parameters: string[], count: () => Count): Count {
  console.log(`\n── ${title}`);
  const { status } = spawnSync(command, parameters, { stdio: "inherit", env });
  const counted = count();
  if (status === 0 || counted.failed > 0) return counted;
  return { passed: Math.max(0, counted.passed - 1), failed: 1 };
}

function read<Report>(path: string): Report | undefined {
  return existsSync(path) ? (JSON.parse(readFileSync(path, "utf8")) as Report) : undefined;
}
