import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import {
  copyFileSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { isAtLeast } from "./refused-node.mjs";

/**
 * Installs a folder's locked packages when they are missing or differ from the lock file. Plain
 * JavaScript for any Node from 18 on. Ends the command when npm fails.
 * @param {string} folder with a package-lock.json, relative to the project
 * @param {string} forWhat what needs them, for the person who waits
 */
export async function installPackages(folder, forWhat) {
  const modules = join(folder, "node_modules");
  const stamp = join(modules, ".installed");
  const lock = readFileSync(join(folder, "package-lock.json"), "utf8");
  const wanted = createHash("sha256").update(lock).digest("hex");
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === wanted) return;

  const line = startProgressLine(`Installing what ${forWhat} needs (once)…`);
  const all = packagesHere(JSON.parse(lock));
  // npm leaves out optional packages that do not support the Node on which it runs, such as Debian
  // 12's. The first round then brings the project's own Node, on which the second one runs.
  const isOld = !isAtLeast(process.versions.node, "20.19");
  const count = setInterval(
    () =>
      line.show(`Installing what ${forWhat} needs: ${countPackages(modules)} of ${all} packages`),
    300,
  );
  let status = await runNpm(folder, isOld ? ["--omit=dev"] : []);
  if (isOld && existsSync(join(modules, ownNode)))
    status = await runNpm(folder, [], keepNode(modules));
  clearInterval(count);
  line.end();
  if (status !== 0) {
    stop(
      `npm could not install what ${forWhat} needs; its output is above.`,
      "Check that npm is installed, that its registry can be reached and that the disk has room, then run the command again.",
    );
  }
  linkNode(modules);
  writeFileSync(stamp, wanted);
}

/** Resolves to npm's exit status, or the error for which it could not be started. */
function runNpm(folder, more, env = process.env) {
  const words = ["ci", "--no-audit", "--no-fund", "--no-progress", "--loglevel=error", ...more];
  const npm = spawn("npm", words, { stdio: ["ignore", "ignore", "inherit"], cwd: folder, env });
  return new Promise((resolve) => npm.on("error", resolve).on("close", resolve));
}

/** Copies the project's Node to where npm does not remove it; returns an environment that uses it. */
function keepNode(modules) {
  const folder = mkdtempSync(join(tmpdir(), "node-"));
  process.on("exit", () => rmSync(folder, { recursive: true, force: true }));
  copyFileSync(join(modules, ownNode), join(folder, "node"));
  // Where Debian's npm has its parts, which only Debian's Node looks for there.
  const NODE_PATH = "/usr/share/nodejs";
  return { ...process.env, NODE_PATH, PATH: `${folder}:${process.env.PATH}` };
}

const ownNode = `node-${process.platform}-${process.arch}/bin/node`;

/**
 * npm 9, which is Debian's, removes the link to the project's Node together with the package of the
 * other processor's Node.
 */
export function linkNode(modules) {
  const link = join(modules, ".bin/node");
  if (existsSync(join(modules, ownNode)) && !existsSync(link)) symlinkSync(`../${ownNode}`, link);
}

/** Number of packages in a lock file for this machine, counting only top-level folders. */
function packagesHere({ packages }) {
  const isFor = (wanted, here) => !wanted || wanted.includes(here);
  return Object.entries(packages).filter(
    ([path, { os, cpu }]) =>
      path.lastIndexOf("node_modules/") === 0 &&
      isFor(os, process.platform) &&
      isFor(cpu, process.arch),
  ).length;
}

/** Number of packages unpacked so far: npm writes a package.json for each. */
export function countPackages(modules) {
  const folders = namesIn(modules).flatMap((name) =>
    name.startsWith("@") ? namesIn(join(modules, name)).map((inner) => `${name}/${inner}`) : [name],
  );
  return folders.filter((name) => existsSync(join(modules, name, "package.json"))).length;
}

/** The names in a folder; none in one that npm is removing at this moment. */
function namesIn(folder) {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

/** Ends the command with instructions. */
export function stop(...lines) {
  for (const line of lines) console.error(line);
  process.exit(1);
}

/**
 * A line that shows a step's progress: rewritten in place on a terminal. Elsewhere only its first
 * text is written, because piped output is a log. Plain JavaScript for any Node from 20 on.
 * @param {string} first the step that begins, in words
 * @param {{ isTTY?: boolean, columns?: number, write: (text: string) => unknown }} out
 */
export function startProgressLine(first, out = process.stdout) {
  const rewrite = (text) => out.write(`\r\u001b[2K${text.slice(0, (out.columns || 80) - 1)}`);
  out.write(out.isTTY ? first : `${first}\n`);
  return {
    /** @param {string} text replaces the line */
    show(text) {
      if (out.isTTY) rewrite(text);
    },
    /** Keeps the line as it is; the next output follows below. */
    end() {
      if (out.isTTY) out.write("\n");
    },
  };
}
