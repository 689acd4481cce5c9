/** npm run torture -- --count 1000: the resilience test with that many inquiries, on both engines. */
import { spawnSync } from "node:child_process";
import { parseArgs } from "node:util";

const { values } = parseArgs({ options: { count: { type: "string", default: "1000" } } });
const { status } = spawnSync("vitest", ["run", "tests/resilience/resilience.test.ts"], {
  stdio: "inherit",
  env: { ...process.env, TORTURE_COUNT: values.count },
});
process.exit(status ?? 1);
