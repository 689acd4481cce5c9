/** Programs of the system that the tests use; what lacks is installed where that is allowed. */
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";
import { findPostgres, noPostgres } from "../testing/find-postgres.ts";

/**
 * Path of a Chromium for the browser tests: CHROMIUM_PATH, the system's, Playwright's own; else
 * one is installed; else the command ends with what to do.
 */
export function findChromium(): string {
  const places = [process.env.CHROMIUM_PATH, "/usr/bin/chromium", chromium.executablePath()];
  const find = () => places.find((place) => place && existsSync(place));
  if (!find()) installPackage("chromium");
  if (!find()) {
    spawnSync("node_modules/.bin/playwright", ["install", "chromium"], { stdio: "inherit" });
  }
  return (
    find() ??
    giveUp(
      "The browser tests need Chromium. Install it (Debian: apt-get install chromium) or set CHROMIUM_PATH.",
    )
  );
}

/** Without it the tests that compare the site with nginx are left out, and say so. */
export function installNginx() {
  if (spawnSync("/usr/sbin/nginx", ["-v"]).error && spawnSync("nginx", ["-v"]).error) {
    installPackage("nginx-light");
  }
}

/** Not where TEST_DATABASE_URL names a server. When it cannot be, the command ends with what to do. */
export function installPostgres() {
  if (process.env.TEST_DATABASE_URL) return;
  if (!findPostgres()) installPackage("postgresql");
  if (!findPostgres()) giveUp(noPostgres);
}

let listsAreNew = false;

/** Debian's package, where this is Debian and root asks. */
export function installPackage(name: string) {
  if (process.getuid?.() !== 0 || spawnSync("apt-get", ["--version"]).error) return;
  console.log(`Installing ${name}…`);
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  if (!listsAreNew) spawnSync("apt-get", ["update", "-qq"], { stdio: "inherit", env });
  listsAreNew = true;
  const install = ["install", "--yes", "--no-install-recommends", "-qq", name];
  spawnSync("apt-get", install, { stdio: "inherit", env });
}

function giveUp(whatToDo: string): never {
  console.error(whatToDo);
  process.exit(1);
}
