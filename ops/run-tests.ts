/**
 * The second half of npm test and, with the parameters "more" and "browsers", of npm run test:more and
 * npm run test:browsers, after packages are installed and the site is built.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  installChromium,
  installEngines,
  installNginx,
  installPostgres,
  installTestPrograms,
} from "./system-programs.ts";

type Count = { passed: number; failed: number; flaky: number };
type Part = Count & { title: string; output: string };

const which = process.argv[2];
if (which === "browsers") installEngines();
else {
  installNginx();
  installPostgres();
  installTestPrograms();
}

const reports = mkdtempSync(join(tmpdir(), "test-reports-"));
const vitestReport = join(reports, "vitest.json");
const playwrightReport = join(reports, "playwright.json");
const env: NodeJS.ProcessEnv = {
  ...process.env,
  CHROMIUM_PATH: installChromium(),
  TEST_COUNTS_FILE: vitestReport,
  PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightReport,
  // The parts write to a pipe, where they would leave out colors.
  ...(process.stdout.isTTY && { FORCE_COLOR: "1" }),
};

const onePart = () => ({ passed: 1, failed: 0, flaky: 0 });
const nothingRan = { passed: 0, failed: 1, flaky: 0 };

const unitTests = (title: string, projects: string[], parameters: string[] = []) => {
  const reporters = ["--reporter=default", "--reporter=./ops/count-tests.ts"];
  const chosen = projects.map((name) => `--project=${name}`);
  return run(title, "vitest", ["run", ...reporters, ...chosen, ...parameters], () => {
    return read<Count>(vitestReport) ?? nothingRan;
  });
};

/** All tests of the database, of which npm test runs most on SQLite only. */
const onPostgres = () => {
  env.TEST_ENGINE = "postgres";
  return unitTests("Services on PostgreSQL", ["server", "isolated"], ["-t", "postgres"]);
};

const browserTests = (title: string, parameters: string[], shown?: "at its end") =>
  run(
    title,
    "playwright",
    ["test", ...parameters],
    () => {
      type Stats = { expected: number; unexpected: number; flaky: number };
      const stats = read<{ stats: Stats }>(playwrightReport)?.stats;
      if (!stats) return nothingRan;
      const { expected, unexpected: failed, flaky } = stats;
      return { passed: expected + flaky, failed, flaky };
    },
    shown,
  );

const partsOf = {
  more: async () => [
    // In CI only: it takes minutes, and tests the commit, not the working tree.
    ...(process.env.CI
      ? [await run("The commit on a bare machine", "ops/bare.sh", [], onePart)]
      : []),
    await unitTests("Resilience, hostile input, a full disk", ["more"]),
    await onPostgres(),
    await browserTests("Every role on every page, durability", ["--project=more"]),
  ],
  browsers: async () => [
    await browserTests("Journeys in Chromium, Firefox and WebKitGTK", [
      "--config=tests/browsers/playwright.config.ts",
    ]),
  ],
  // They often wait, so they run at the same time. Only one prints as it goes.
  all: () =>
    Promise.all([
      run(
        "Types, lint, format, unused code",
        "npm",
        ["run", "--silent", "check"],
        onePart,
        "at its end",
      ),
      unitTests("Rules, services, both databases", ["pages", "server", "isolated"]),
      browserTests("Pages and forms in the browser", ["--project=pages"], "at its end"),
    ]),
};

const parts = await partsOf[which === "more" || which === "browsers" ? which : "all"]();
const passed = parts.reduce((all, part) => all + part.passed, 0);
const failed = parts.reduce((all, part) => all + part.failed, 0);
const flaky = parts.reduce((all, part) => all + part.flaky, 0);

// What failed is said last, because CI may keep only the end of what is printed.
for (const part of parts.filter(({ failed }) => failed > 0))
  console.log(
    `\n── ${part.failed} failed in "${part.title}", which ended with:\n${lastLines(part)}`,
  );
console.log(`\nflaky: ${flaky}${flaky > 0 ? " (passed on the second try)" : ""}`);
console.log(`${passed} passed, ${failed} failed`);
// Not process.exit: it would cut off what a pipe has not taken yet, such as the line above.
process.exitCode = failed === 0 && passed > 0 ? 0 : 1;

/**
 * Runs one part and returns the counts that `count` reads in its report; a bad exit status is a
 * failure. `shown`: when its output is printed, which is kept in either case.
 */
async function run(
  title: string,
  command: string,
  parameters: string[],
  count: () => Count,
  shown: "as it comes" | "at its end" = "as it comes",
): Promise<Part> {
  const heading = `\n── ${title}`;
  const asItComes = shown === "as it comes";
  if (asItComes) console.log(heading);
  const child = spawn(command, parameters, { stdio: ["inherit", "pipe", "pipe"], env });
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk: Buffer) => {
      output += chunk.toString();
      if (asItComes) process.stdout.write(chunk);
    });
  const [status] = await once(child, "close");
  if (!asItComes) console.log(`${heading}\n${output}`);
  // ops/bare.sh was skipped and has printed the reason.
  if (status === 77) return { title, output, passed: 0, failed: 0, flaky: 0 };
  const counted = count();
  if (status === 0 || counted.failed > 0) return { title, output, ...counted };
  return { title, output, ...counted, passed: Math.max(0, counted.passed - 1), failed: 1 };
}

/** The end of a part's output, where each of the programs names what failed. */
function lastLines({ output }: Part): string {
  return output.trimEnd().split("\n").slice(-80).join("\n");
}

function read<Report>(path: string): Report | undefined {
  return existsSync(path) ? (JSON.parse(readFileSync(path, "utf8")) as Report) : undefined;
}
