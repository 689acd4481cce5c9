import { execFileSync } from "node:child_process";
import { onTestFinished } from "vitest";
import { makeDataDir } from "./databases";

/** Mounts a disk of this many megabytes until the test is over. Needs `mayMount`. */
export function smallDisk(megabytes: number): string {
  const folder = makeDataDir();
  const options = `size=${megabytes}m,mode=700`;
  execFileSync("mount", ["-t", "tmpfs", "-o", options, "tmpfs", folder]);
  onTestFinished(() => void execFileSync("umount", ["-l", folder]));
  return folder;
}

/** Whether disks can be mounted here. */
export const mayMount = (() => {
  try {
    execFileSync("unshare", ["--mount", "mount", "-t", "tmpfs", "tmpfs", "/mnt"], {
      stdio: "ignore",
    });
    return process.getuid?.() === 0;
  } catch {
    return false;
  }
})();
