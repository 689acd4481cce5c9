/** npm run build: one bundle each for the browser and the server, then what is sent. */
import { execFileSync } from "node:child_process";
import { rememberSources } from "./stale-build.mjs";

const quiet = process.argv.includes("--quiet");

function step(number, words, program, ...parameters) {
  // The current step, for the person who waits.
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
  // The program has said why.
  process.exitCode = 1;
}
