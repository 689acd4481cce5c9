/** npm run demo [-- --again]: the site with a desk full of invented inquiries, on this machine. */
import { spawn } from "node:child_process";
import { build, environment, install, node } from "./prepare.mjs";

// Before anything is installed: in production npm would leave out what the build needs.
if (process.env.NODE_ENV === "production") {
  console.error("The demo does not run with NODE_ENV=production.");
  process.exit(1);
}
await install();
await build();

const demo = spawn(node(), ["ops/demo/start.mjs", "run-demo", ...process.argv.slice(2)], {
  stdio: "inherit",
  env: environment(),
});
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => demo.kill(signal));
demo.on("exit", (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
