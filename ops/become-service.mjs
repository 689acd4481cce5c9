import { readFileSync } from "node:fs";
import { userInfo } from "node:os";
import { parseEnv } from "node:util";

/**
 * Gives this process the settings, the folder and the user of a systemd unit, so that a command
 * works on the service's database, and leaves no file there that the service cannot read. Ends the
 * command with one line where that is impossible.
 * @param {string} path of the unit, which is like ops/site.service
 */
export function becomeService(path) {
  try {
    const unit = readFileSync(path, "utf8");
    const all = (name) =>
      [...unit.matchAll(new RegExp(`^${name}=(.*)$`, "gm"))].map(([, value]) => value.trim());
    const own = all("Environment").flatMap((line) => line.split(/\s+/));
    // The root user alone may be able to read the file, so it is read first. "-" means optional.
    const files = all("EnvironmentFile").map((file) =>
      readFileSync(file.replace(/^-/, ""), "utf8"),
    );
    Object.assign(process.env, parseEnv(own.join("\n")), ...files.map((text) => parseEnv(text)));
    const [folder] = all("WorkingDirectory");
    if (folder) process.chdir(folder);
    const [user] = all("User");
    if (user) becomeUser(user);
  } catch (error) {
    console.error(`The settings of the service cannot be used: ${error.message}`);
    process.exit(1);
  }
}

function becomeUser(user) {
  if (userInfo().username === user) return;
  if (process.getuid() !== 0) throw new Error(`only ${user} and root may do so: try sudo`);
  process.initgroups(user, user);
  process.setgid(user);
  process.setuid(user);
  process.umask(0o077);
}
