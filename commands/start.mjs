/** npm start: installs, builds, migrates and serves the whole site. */
import { spawn } from "node:child_process";
import { build, environment, install, node } from "./prepare.mjs";

install();
build();

// What the environment says comes before what the file says.
const server = spawn(node(), ["--env-file-if-exists=.env", "build/server/main.js"], {
  stdio: "inherit",
  env: environment(),
});
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => server.kill(signal));
server.on("exit", (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
