/** npm run backup, restore, rekey, facts, audit, staff: runs that command from the build. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { loadSettings } from "./settings.mjs";

const [name] = process.argv.splice(2, 1);
const program = join(import.meta.dirname, `../build/server/${name}.js`);
if (!existsSync(program)) {
  console.error("The site is not built yet: run npm run build");
  process.exit(1);
}
loadSettings();
await import(pathToFileURL(program).href);
