import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/**
 * Installs the locked packages of a folder when they are not there or not those of its lock file.
 * Plain JavaScript for any Node from 20 on. Ends the command when npm fails.
 * @param {string} folder with a package-lock.json, relative to the project
 * @param {string} forWhat what needs them, for the person who waits
 */
export function installPackages(folder, forWhat) {
  const stamp = join(folder, "node_modules/.installed");
  const lock = readFileSync(join(folder, "package-lock.json"));
  const wanted = createHash("sha256").update(lock).digest("hex");
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === wanted) return;
  console.log(`Installing what ${forWhat} needs (once)…`);
  const { status } = spawnSync("npm", ["ci", "--no-audit", "--no-fund", "--loglevel=error"], {
    stdio: "inherit",
    cwd: folder,
  });
  if (status !== 0) {
    stop(
      `npm could not install what ${forWhat} needs; what it says is above.`,
      "Check that npm is installed, that its registry can be reached and that the disk has room, then run the command again.",
    );
  }
  writeFileSync(stamp, wanted);
}

/** Ends the command with what to do. */
export function stop(...lines) {
  for (const line of lines) console.error(line);
  process.exit(1);
}
