/**
 * npm run staff -- invite EMAIL [--owner | --desk | --reader]: a link to the desk for somebody
 * who is locked out or new. It works beside a running site; the site has to be built.
 */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { loadSettings } from "./load-settings.mjs";

const command = join(import.meta.dirname, "../build/server/staff-command.js");
if (!existsSync(command)) {
  console.error("The site is not built yet: npm run build");
  process.exit(1);
}
loadSettings();
await import(pathToFileURL(command).href);
