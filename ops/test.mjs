/** npm test: everything. Its last line is "N passed, N failed". */
import { spawnSync } from "node:child_process";
import { build, environment, install, node } from "./prepare.mjs";

await install();
await build();

// A process of its own: it needs what was just installed, the project's own Node among it.
const { status } = spawnSync(node(), ["ops/run-tests.ts"], {
  stdio: "inherit",
  env: environment(),
});
process.exit(status ?? 1);
