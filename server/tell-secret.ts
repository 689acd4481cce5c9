import { rm, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { makeFolder } from "./make-folder";

/**
 * Tells who starts the site a secret that it has just made. Only a terminal is shown the secret
 * itself: what is piped is a log, kept and read by others, and learns where the secret lies.
 */
export async function tellSecret(
  to: { isTTY?: boolean; write: (text: string) => unknown },
  name: string,
  { secret, file }: { secret: string; file: string },
) {
  if (to.isTTY) {
    to.write(`${name}: ${secret}\n`);
    return;
  }
  makeFolder(dirname(file));
  await rm(file, { force: true });
  await writeFile(file, `${secret}\n`, { mode: 0o600, flag: "wx" });
  to.write(`${name} is in ${file}, for its owner to read\n`);
}
