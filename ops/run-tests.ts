/**
 * The second half of npm test and, with the parameter "browsers", of npm run test:browsers, after
 * packages are installed and the site is built.
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
} from "./system-programs.ts";

type Count = { passed: number; failed: number };
type Part = Count & { title: string; output: string };

const onlyBrowsers = process.argv[2] === "browsers";
if (onlyBrowsers) installEngines();
else {
  installNginx();
  installPostgres();
}

const reports = mkdtempSync(join(tmpdir(), "test-reports-"));
const vitestReport = join(reports, "vitest.json");
const playwrightReport = join(reports, "playwright.json");
const env = {
  ...process.env,
  CHROMIUM_PATH: installChromium(),
  PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightReport,
  // The parts write to a pipe, where they would leave out colors.
  ...(process.stdout.isTTY && { FORCE_COLOR: "1" }),
};

const onePart = () => ({ passed: 1, failed: 0 });

const parts = onlyBrowsers
  ? [
      await runPlaywright("Journeys in Chromium, Firefox and WebKitGTK", [
        "--config=tests/browsers/playwright.config.ts",
      ]),
    ]
  : [
      // In CI only: it takes minutes, and tests the commit, not the working tree.
      ...(process.env.CI
        ? [await run("The commit on a bare machine", "ops/bare.sh", [], onePart)]
        : []),
      ...(await Promise.all([
        // Runs beside the tests, which often wait. Its output is printed in one piece.
        run(
          "Types, lint, format, unused code",
          "npm",
          ["run", "--silent", "check"],
          onePart,
          "at its end",
        ),
        run(
          "Rules, services, both databases",
          "vitest",
          ["run", "--reporter=default", "--reporter=json", `--outputFile.json=${vitestReport}`],
          () => {
            const report = read<{ numPassedTests: number; numFailedTests: number }>(vitestReport);
            return { passed: report?.numPassedTests ?? 0, failed: report?.numFailedTests ?? 1 };
          },
        ),
      ])),
      await runPlaywright("Journeys in the browser", []),
    ];
const passed = parts.reduce((all, part) => all + part.passed, 0);
const failed = parts.reduce((all, part) => all + part.failed, 0);

// What failed is said last, because CI may keep only the end of what is printed.
for (const part of parts.filter(({ failed }) => failed > 0))
  console.log(
    `\n── ${part.failed} failed in "${part.title}", which ended with:\n${lastLines(part)}`,
  );
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 && passed > 0 ? 0 : 1);

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
  if (status === 77) return { title, output, passed: 0, failed: 0 };
  const counted = count();
  if (status === 0 || counted.failed > 0) return { title, output, ...counted };
  return { title, output, passed: Math.max(0, counted.passed - 1), failed: 1 };
}

/** Runs the tests of Playwright's configuration: the project's own, or another one. */
function runPlaywright(title: string, parameters: string[]): Promise<Part> {
  return run(title, "playwright", ["test", ...parameters], () => {
    type Stats = { expected: number; unexpected: number; flaky: number };
    const stats = read<{ stats: Stats }>(playwrightReport)?.stats;
    if (!stats) return { passed: 0, failed: 1 };
    return { passed: stats.expected + stats.flaky, failed: stats.unexpected };
  });
}

/** The end of a part's output, where each of the programs names what failed. */
function lastLines({ output }: Part): string {
  return output.trimEnd().split("\n").slice(-80).join("\n");
}

function read<Report>(path: string): Report | undefined {
  return existsSync(path) ? (JSON.parse(readFileSync(path, "utf8")) as Report) : undefined;
}
