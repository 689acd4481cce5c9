#!/srv/clinic-site/current/node_modules/.bin/node
/**
 * systemctl as far as ops/install.sh needs it, for a root without systemd: starts nginx, and each
 * process of the site by its unit's own command, user, settings and credentials.
 */
import { execFileSync, spawn } from "node:child_process";
import { copyFileSync, mkdirSync, openSync, readFileSync } from "node:fs";
import { parseEnv } from "node:util";
import { readUnit } from "../../../ops/read-unit.mjs";

const [task, ...words] = process.argv.slice(2);
const name = words.find((word) => !word.startsWith("--")) ?? "";
const [, port] = /^clinic-site@(\d+)$/.exec(name) ?? [];

if (port && words.includes("--now")) startSite(port);
else if (name === "nginx" && task === "restart") start("nginx", ["nginx", "-g", "daemon off;"]);
else if (task === "is-active") process.kill(Number(readFileSync(`/run/${name}.pid`)), 0);
else if (name === "nginx" && task === "reload") execFileSync("nginx", ["-s", "reload"]);

/** @param {string} port */
function startSite(port) {
  const credentials = `/run/credentials/clinic-site@${port}`;
  const unit = readUnit("/etc/systemd/system/clinic-site@.service", {
    instance: port,
    credentials,
  });
  const user = unit.last("User") ?? "";
  const state = `/var/lib/${unit.last("StateDirectory")}`;
  mkdirSync("/run/credentials", { recursive: true });
  for (const folder of [state, credentials]) mkdirSync(folder, { recursive: true, mode: 0o700 });
  for (const { name, path } of unit.credentials()) copyFileSync(path, `${credentials}/${name}`);
  execFileSync("chown", ["--recursive", user, state, credentials]);
  const settings = unit.all("EnvironmentFile").map((file) => parseEnv(readFileSync(file, "utf8")));
  const env = Object.assign({}, unit.environment(), ...settings);
  const become = [
    "setpriv",
    `--reuid=${user}`,
    `--regid=${user}`,
    "--init-groups",
    "--no-new-privs",
  ];
  const command = (unit.last("ExecStart") ?? "").split(" ");
  start(`clinic-site@${port}`, [...become, ...command], {
    env,
    cwd: unit.last("WorkingDirectory"),
  });
}

/**
 * Leaves a program running, with a log that the fake journalctl shows.
 * @param {string} name
 * @param {string[]} command
 */
function start(name, [program = "", ...words], options = {}) {
  mkdirSync("/run/logs", { recursive: true });
  const log = openSync(`/run/logs/${name}`, "a");
  spawn(program, words, { ...options, stdio: ["ignore", log, log] }).unref();
}
