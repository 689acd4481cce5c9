/** npm start: installs, builds, migrates and serves the whole site. */
import { spawn } from "node:child_process";
import { loadSettings } from "./load-settings.mjs";
import { allocatorSettings, heapSettings } from "./memory-settings.mjs";
import { build, environment, install, node } from "./prepare.mjs";

await install();
await build();

// Only now: NODE_ENV=production in the file would change what is installed.
loadSettings();
// Flags take precedence over NODE_OPTIONS: a heap size that the operator chose there is kept.
const chosen = process.env.NODE_OPTIONS?.includes("--max-old-space-size");
const flags = chosen ? [] : heapSettings;
const server = spawn(node(), [...flags, "build/server/main.js", ...process.argv.slice(2)], {
  stdio: "inherit",
  env: { ...allocatorSettings, ...environment() },
});
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => server.kill(signal));
server.on("exit", (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
