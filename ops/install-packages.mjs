import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";

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
  const count = setInterval(
    () =>
      line.show(`Installing what ${forWhat} needs: ${countPackages(modules)} of ${all} packages`),
    300,
  );
  const npm = spawn("npm", ["ci", "--no-audit", "--no-fund", "--no-progress", "--loglevel=error"], {
    stdio: ["ignore", "ignore", "inherit"],
    cwd: folder,
  });
  const status = await new Promise((resolve) => npm.on("error", resolve).on("close", resolve));
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

/**
 * npm 9, which is Debian's, removes the link to the project's Node together with the package of the
 * other processor's Node.
 */
export function linkNode(modules) {
  const program = `node-${process.platform}-${process.arch}/bin/node`;
  const link = join(modules, ".bin/node");
  if (existsSync(join(modules, program)) && !existsSync(link)) symlinkSync(`../${program}`, link);
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
