/** npm run demo [-- --again]: the site with a desk full of invented inquiries, on this machine. */
import { build, install, runProgram } from "./prepare.mjs";

// Checked before anything is installed: in production npm would omit what the build needs.
if (process.env.NODE_ENV === "production") {
  console.error("The demo does not run with NODE_ENV=production. Unset it.");
  process.exit(1);
}
await install();
await build();

runProgram(["ops/demo/start.mjs", "run-demo", ...process.argv.slice(2)]);
