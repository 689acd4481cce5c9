import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir, userInfo } from "node:os";
import { join } from "node:path";
import { parseEnv } from "node:util";
import { readUnit } from "./read-unit.mjs";

/**
 * Gives this process the settings, the credentials, the folder and the user of a systemd unit, so
 * that a command works on the service's database, and leaves no file there that the service cannot
 * read. Ends the command with one line where that is impossible.
 * @param {string} path of the unit, which is like ops/clinic-site@.service
 */
export function becomeService(path) {
  try {
    const unit = readUnit(path);
    // The root user alone may be able to read these files, so they are read first. "-" means
    // optional.
    const settings = unit
      .all("EnvironmentFile")
      .filter((file) => !file.startsWith("-") || existsSync(file.slice(1)))
      .map((file) => parseEnv(readFileSync(file.replace(/^-/, ""), "utf8")));
    const secrets = unit
      .credentials()
      .map((one) => ({ name: one.name, content: readFileSync(one.path) }));
    const folder = unit.last("WorkingDirectory");
    if (folder) process.chdir(folder);
    const user = unit.last("User");
    if (user) becomeUser(user);
    const own = readUnit(path, { credentials: lendSecrets(secrets) });
    Object.assign(process.env, own.environment(), ...settings);
  } catch (error) {
    console.error(`The settings of the service cannot be used: ${error.message}`);
    process.exit(1);
  }
}

/** As systemd does: in files in memory that this user alone can read, until the command ends. */
function lendSecrets(secrets) {
  if (secrets.length === 0) return "";
  const memory = "/dev/shm";
  const folder = mkdtempSync(join(existsSync(memory) ? memory : tmpdir(), "clinic-site-"));
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
  for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => process.exit(1));
  for (const { name, content } of secrets)
    writeFileSync(join(folder, name), content, { mode: 0o400 });
  return folder;
}

function becomeUser(user) {
  if (userInfo().username === user) return;
  if (process.getuid() !== 0) throw new Error(`only ${user} and root may do so: try sudo`);
  process.initgroups(user, user);
  process.setgid(user);
  process.setuid(user);
  process.umask(0o077);
}
