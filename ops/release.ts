/**
 * clinic-site update SOURCE: puts a new release in the place of the running one, without a moment in
 * which nobody is served. SOURCE is a tag, branch or commit of the clone's origin, or an archive
 * (.tar, .tar.gz) of the project, built or not. clinic-site back: returns to the release before.
 */
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import {
  type ReleaseServer,
  releaseOf,
  removeOldReleases,
  switchRelease,
} from "./switch-release.ts";

/** The unit of ops/install.sh. Those of further clinics are beside it. */
const ownUnit = process.env.CLINIC_SITE_UNIT || "/etc/systemd/system/clinic-site@.service";
const unitOf = (prefix: string) =>
  prefix === "clinic-site" ? ownUnit : join(dirname(ownUnit), `${prefix}@.service`);
const [task, source] = process.argv.slice(2);

/** Runs a program and shows what it says. */
const show = (cwd: string, program: string, ...words: string[]) =>
  void execFileSync(program, words, { cwd, stdio: "inherit" });

function systemdServer(folder: string) {
  const listed = execFileSync("systemctl", [
    ...[
      "list-units",
      "--type=service",
      "--plain",
      "--no-legend",
      "clinic-site@*",
      "clinic-site-*@*",
    ],
  ]).toString();
  /** The processes of all clinics, which run from one release: prefixes of their units, by port. */
  const processes = new Map(
    [...listed.matchAll(/^(clinic-site[a-z0-9-]*)@(\d+)\.service/gm)].map(
      ([, prefix = "", port]) => [Number(port), prefix],
    ),
  );
  const units = [...new Set(processes.values())].map(unitOf);
  return {
    folder,
    ports: [...processes.keys()],
    units,
    restart: async (port: number) =>
      show(folder, "systemctl", "restart", `${processes.get(port)}@${port}.service`),
    run(release: string, command: string) {
      for (const unit of units)
        show(release, "node_modules/.bin/node", "ops/run.mjs", `--service=${unit}`, command);
    },
    say: (line: string) => console.log(line),
    longestStart: 60_000,
  };
}

/** Brings the source into a new folder of `releases/`, installed and built. */
function obtain({ folder }: ReleaseServer, from: string, running: string): string {
  const name = new Date().toISOString().replace(/[-:]|\.\d+/g, "");
  const release = join(folder, "releases", name);
  mkdirSync(release, { mode: 0o755 });
  try {
    if (/\.(tar|tar\.gz|tgz)$/.test(from)) show(release, "tar", "-xf", resolve(from));
    else {
      const git = ["-C", running, "remote", "get-url", "origin"];
      show(release, "git", "clone", "--quiet", execFileSync("git", git).toString().trim(), ".");
      show(release, "git", "checkout", "--quiet", from);
    }
    if (!existsSync(join(release, "node_modules")))
      show(release, process.execPath, "ops/install-site.mjs");
    if (!existsSync(join(release, "build/styles.json"))) show(release, "npm", "run", "build");
    return release;
  } catch (error) {
    rmSync(release, { recursive: true, force: true });
    throw error;
  }
}

async function update(server: ReturnType<typeof systemdServer>, running: string) {
  if (!source) throw new Error("Missing SOURCE. Usage: clinic-site update TAG | ARCHIVE.tar.gz");
  const release = obtain(server, source, running);
  server.run(running, "backup");
  await switchRelease(server, release);
  removeOldReleases(server);
  const own = join(release, "ops/clinic-site@.service");
  for (const unit of server.units)
    if (readFileSync(own, "utf8") !== readFileSync(unit, "utf8"))
      server.say(`${unit} differs from the release's own: compare it with ${own}.`);
  return `Updated to ${basename(release)}. “clinic-site back” returns to ${basename(running)}.`;
}

async function back(server: ReleaseServer) {
  const before = releaseOf(server, "previous");
  if (!before || !existsSync(before)) throw new Error("There is no release before this one.");
  await switchRelease(server, before);
  return `Back to ${basename(before)}. What was stored meanwhile stays.`;
}

try {
  const project = dirname(import.meta.dirname);
  if (basename(dirname(project)) !== "releases")
    throw new Error(
      `${project} is not in a folder named releases: docs/install.md says how a server is laid out.`,
    );
  const server = systemdServer(dirname(dirname(project)));
  if (server.ports.length === 0)
    throw new Error("No process of the site runs: systemctl start it.");
  const running = releaseOf(server, "current") ?? project;
  console.log(task === "back" ? await back(server) : await update(server, running));
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}
