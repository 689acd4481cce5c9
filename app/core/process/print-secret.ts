import { randomUUID } from "node:crypto";
import { rename, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { makeFolder } from "~/core/make-folder";

/**
 * Shows the person who starts the site a new secret. Only a terminal gets the secret itself: piped
 * output is a log that others read, so it gets the secret's place only.
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
  // Renamed into place: another process that starts on the same folder may write it now, too.
  const made = `${file}.${randomUUID()}`;
  await writeFile(made, `${secret}\n`, { mode: 0o600, flag: "wx" });
  await rename(made, file);
  to.write(`${name} is in ${file}, for its owner to read\n`);
}
