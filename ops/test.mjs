/**
 * npm test: runs all checks; npm run test:browsers: the journeys in three browser engines. The last
 * line is "N passed, N failed".
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
