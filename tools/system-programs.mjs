/** Programs of the system that the tests use; what lacks is installed where that is allowed. */
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";

/**
 * Path of a Chromium for the browser tests: CHROMIUM_PATH, the system's, Playwright's own; else
 * one is installed; else the command ends with what to do.
 */
export function findChromium() {
  const places = [process.env.CHROMIUM_PATH, "/usr/bin/chromium", chromium.executablePath()];
  const found = () => places.find((place) => place && existsSync(place));
  if (found()) return found();
  installPackage("chromium");
  if (!found()) {
    spawnSync("node_modules/.bin/playwright", ["install", "chromium"], { stdio: "inherit" });
  }
  if (found()) return found();
  console.error(
    "The browser tests need Chromium. Install it (Debian: apt-get install chromium) or set CHROMIUM_PATH.",
  );
  process.exit(1);
}

/** Without it the tests that compare the site with nginx are left out, and say so. */
export function installNginx() {
  if (spawnSync("/usr/sbin/nginx", ["-v"]).error && spawnSync("nginx", ["-v"]).error) {
    installPackage("nginx-light");
  }
}

/** Debian's package, where this is Debian and root asks. */
function installPackage(name) {
  if (process.getuid?.() !== 0 || spawnSync("apt-get", ["--version"]).error) return;
  console.log(`Installing ${name}…`);
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  spawnSync("apt-get", ["update", "-qq"], { stdio: "inherit", env });
  const install = ["install", "--yes", "--no-install-recommends", "-qq", name];
  spawnSync("apt-get", install, { stdio: "inherit", env });
}
