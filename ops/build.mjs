/** npm run build: one bundle each for the browser and the server, then the files to send. */
import { execFileSync } from "node:child_process";
import { rememberSources } from "./stale-build.mjs";

const quiet = process.argv.includes("--quiet");

function step(number, words, program, ...parameters) {
  // Shows the current step to the person who waits.
  console.log(`${words}, ${number} of 2`);
  execFileSync(program, parameters, {
    stdio: quiet ? ["ignore", "ignore", "inherit"] : "inherit",
    env: { ...process.env, NODE_ENV: "production" },
  });
}

try {
  step(1, "pages, scripts and server", "node_modules/.bin/react-router", "build");
  rememberSources();
  step(2, "what is sent, compressed", process.execPath, "build/server/finish-build.js");
} catch {
  // The failed program has printed why.
  process.exitCode = 1;
}
