/**
 * npm test: runs all checks but those of npm run test:more (the parameter "more": long and rare) and
 * npm run test:browsers ("browsers": the journeys in three engines). The last line of each is
 * "N passed, N failed".
 */
import { spawnSync } from "node:child_process";
import { build, environment, install, node } from "./prepare.mjs";

await install();
await build();

// A new process with the project's own Node, which was just installed.
const { status } = spawnSync(node(), ["ops/run-tests.ts", ...process.argv.slice(2)], {
  stdio: "inherit",
  env: environment(),
});
process.exit(status ?? 1);
