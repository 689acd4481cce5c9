/**
 * npm run backup, restore, rekey, clinic, facts, audit, staff, migrate: runs that command from the build.
 * --service=UNIT before its name (ops/clinic-site): with the settings of that systemd unit.
 */
import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { becomeService } from "./become-service.mjs";
import { loadSettings } from "./settings.mjs";

const service = /^--service=(.+)$/.exec(process.argv[2] ?? "");
if (service) process.argv.splice(2, 1);
const [name] = process.argv.splice(2, 1);
const program = join(import.meta.dirname, `../build/server/${name}.js`);
if (!existsSync(program)) {
  const names = "backup, restore, rekey, clinic, facts, audit, staff or migrate";
  const isBuilt = existsSync(join(import.meta.dirname, "../build/server"));
  console.error(
    isBuilt ? `Usage: COMMAND is ${names}` : "The site is not built yet: run npm run build",
  );
  process.exit(1);
}
if (service) becomeService(service[1]);
else loadSettings();
// npm run clinic works on the folder that it is given, as a site of that clinic does.
if (name === "clinic" && process.argv[3]) process.env.CLINIC_DIR = resolve(process.argv[3]);
await import(pathToFileURL(program).href);
