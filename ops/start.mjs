/** npm start: installs, builds, migrates and serves the whole site. */
import { spawn } from "node:child_process";
import { loadSettings } from "./load-settings.mjs";
import { build, environment, install, node } from "./prepare.mjs";

await install();
await build();

// Only now: NODE_ENV=production in the file would change what is installed.
loadSettings();
const server = spawn(node(), ["build/server/main.js", ...process.argv.slice(2)], {
  stdio: "inherit",
  env: environment(),
});
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => server.kill(signal));
server.on("exit", (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
