/** npm start: installs, builds, migrates and serves the whole site. */
import { spawn } from "node:child_process";
import { loadSettings } from "./load-settings.mjs";
import { build, environment, install, node } from "./prepare.mjs";

await install();
await build();

// Only now: NODE_ENV=production in the file would change what is installed.
loadSettings();
// A small heap, and memory given back to the machine after a rush (docs/security.md).
const heap = ["--max-semi-space-size=4", "--max-old-space-size=112"];
const memory = { MALLOC_ARENA_MAX: "2", MALLOC_TRIM_THRESHOLD_: "131072" };
const server = spawn(node(), [...heap, "build/server/main.js", ...process.argv.slice(2)], {
  stdio: "inherit",
  env: { ...memory, ...environment() },
});
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => server.kill(signal));
server.on("exit", (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
