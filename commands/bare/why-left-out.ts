import { spawnSync } from "node:child_process";
import { installPackage } from "../system-programs.ts";

/** One line that says what is missing, or undefined. Installs the two programs where it may. */
export function whyLeftOut(): string | undefined {
  if (process.platform !== "linux" || process.getuid?.() !== 0) {
    return "it needs root on Debian, for roots and mounts of its own.";
  }
  if (spawnSync("unshare", ["--mount", "true"]).status !== 0) {
    return "this machine allows no mounts of its own (unshare --mount).";
  }
  for (const program of ["mmdebstrap", "buildah"]) {
    if (isThere(program)) continue;
    installPackage(program);
    if (!isThere(program)) return `${program} is not here and could not be installed.`;
  }
  return undefined;
}

const isThere = (program: string) => !spawnSync(program, ["--version"]).error;
