/** npm start: installs, builds, migrates and serves the whole site. */
import { build, install, runProgram } from "./prepare.mjs";
import { allocatorSettings, heapSettings, loadSettings } from "./settings.mjs";

await install();
await build();

// Loaded only now, because NODE_ENV=production in the file would change what is installed.
loadSettings();
// Flags override NODE_OPTIONS, so a heap size that the operator set there is kept.
const chosen = process.env.NODE_OPTIONS?.includes("--max-old-space-size");
const flags = chosen ? [] : heapSettings;
runProgram([...flags, "build/server/main.js", ...process.argv.slice(2)], allocatorSettings);
