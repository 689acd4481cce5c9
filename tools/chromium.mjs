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
  console.log("No Chromium found; installing one…");
  spawnSync("node_modules/.bin/playwright", ["install", "chromium"], { stdio: "inherit" });
  if (!found() && process.getuid?.() === 0) {
    spawnSync("apt-get", ["update", "-qq"], { stdio: "inherit" });
    spawnSync("apt-get", ["install", "-y", "-qq", "chromium"], { stdio: "inherit" });
  }
  if (found()) return found();
  console.error(
    "The browser tests need Chromium. Install it (Debian: apt-get install chromium) or set CHROMIUM_PATH.",
  );
  process.exit(1);
}
