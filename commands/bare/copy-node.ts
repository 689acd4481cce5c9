import { accessSync, constants, copyFileSync, cpSync, realpathSync, symlinkSync } from "node:fs";
import { join, resolve } from "node:path";

/** The machine's own Node: the first on the path that no package of the project brought. */
export const systemNode = () => onPath("node");

/** Puts one Node and the machine's npm below /usr/local of a root. */
export function copyNode(root: string, node: string) {
  copyFileSync(realpathSync(node), join(root, "usr/local/bin/node"));
  // …/npm/bin/npm-cli.js
  const npm = resolve(realpathSync(onPath("npm")), "../..");
  cpSync(npm, join(root, "usr/local/lib/node_modules/npm"), { recursive: true });
  for (const name of ["npm", "npx"]) {
    symlinkSync(`../lib/node_modules/npm/bin/${name}-cli.js`, join(root, "usr/local/bin", name));
  }
}

function onPath(program: string): string {
  for (const folder of (process.env.PATH ?? "").split(":")) {
    if (folder.includes("node_modules")) continue;
    const path = join(folder, program);
    try {
      accessSync(path, constants.X_OK);
      return path;
    } catch {
      // Not in this folder.
    }
  }
  throw new Error(`The machine has no ${program} of its own on its path.`);
}
