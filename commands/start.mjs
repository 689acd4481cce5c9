/** npm start: installs, builds, migrates and serves the whole site. */
import { spawn } from "node:child_process";
import { build, environment, install, node } from "./prepare.mjs";

install();
build();

// What the environment says comes before what the file says.
// A small heap, and memory given back to the machine after a rush (docs/security.md).
const heap = ["--max-semi-space-size=4", "--max-old-space-size=112"];
const memory = { MALLOC_ARENA_MAX: "2", MALLOC_TRIM_THRESHOLD_: "131072" };
const main = ["--env-file-if-exists=.env", "build/server/main.js"];
const server = spawn(node(), [...heap, ...main], {
  stdio: "inherit",
  env: { ...memory, ...environment() },
});
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => server.kill(signal));
server.on("exit", (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
