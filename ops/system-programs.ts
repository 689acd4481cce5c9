/** System programs that the tests use; missing ones are installed where that is allowed. */
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";
import { findPostgres, noPostgres } from "./find-postgres.ts";

/**
 * Headless Chromium: the same pages, for half of the processor time. This path is the program in
 * Debian's package, because the command in /usr/bin is a script.
 */
const headlessShell = "/usr/lib/chromium/chromium-headless-shell";

/** Path of the browser for end-to-end tests: CHROMIUM_PATH, else the first installed one. */
export function findChromium(): string | undefined {
  const places = [
    process.env.CHROMIUM_PATH,
    headlessShell,
    "/usr/bin/chromium",
    chromium.executablePath(),
  ];
  return places.find((place) => place && existsSync(place));
}

/** Whether the package is installed, or another browser is set. */
export const hasHeadlessShell = () =>
  Boolean(process.env.CHROMIUM_PATH) || existsSync(headlessShell);

/**
 * Path of the browser for end-to-end tests. A missing one is installed: Debian's headless shell,
 * else Playwright's own Chromium; else the command ends with instructions.
 */
export function installChromium(): string {
  if (!hasHeadlessShell()) installPackage("chromium-headless-shell");
  if (!findChromium()) installPackage("chromium");
  if (!findChromium()) {
    spawnSync("node_modules/.bin/playwright", ["install", "chromium"], { stdio: "inherit" });
  }
  return (
    findChromium() ??
    giveUp(
      "The browser tests need Chromium. Install it (Debian: apt-get install chromium) or set CHROMIUM_PATH.",
    )
  );
}

/** Programs of the journeys in Firefox and WebKitGTK, each with its Debian package. */
const enginePrograms = [
  ["/usr/bin/firefox-esr", "firefox-esr"],
  ["/usr/bin/WebKitWebDriver", "webkit2gtk-driver"],
  ["/usr/bin/Xvfb", "xvfb"],
  ["/usr/bin/setpriv", "util-linux"],
] as const;

/** Installs Firefox and WebKitGTK. If that fails, the command ends with instructions. */
export function installEngines() {
  for (const [program, name] of enginePrograms) if (!existsSync(program)) installPackage(name);
  const missing = enginePrograms.filter(([program]) => !existsSync(program));
  if (missing.length > 0) {
    const names = missing.map(([, name]) => name).join(" ");
    giveUp(
      `These tests need Debian's Firefox and WebKitGTK. Install them: apt-get install ${names}`,
    );
  }
}

/** Without nginx, the tests that compare the site with it are skipped, with a message. */
export function installNginx() {
  if (spawnSync("/usr/sbin/nginx", ["-v"]).error && spawnSync("nginx", ["-v"]).error) {
    installPackage("nginx-light");
  }
}

/** Programs without which single tests are skipped, each with its Debian package. */
const testPrograms = [
  ["restic", "restic"],
  ["promtool", "prometheus"],
  ["shellcheck", "shellcheck"],
] as const;

export function installTestPrograms() {
  for (const [program, name] of testPrograms)
    if (spawnSync(program, ["--version"]).error) installPackage(name);
}

/**
 * Installs PostgreSQL, unless TEST_DATABASE_URL is set. If that fails, the command ends with
 * instructions.
 */
export function installPostgres() {
  if (process.env.TEST_DATABASE_URL) return;
  if (!findPostgres()) installPackage("postgresql");
  if (!findPostgres()) giveUp(noPostgres);
}

let listsAreNew = false;

/** Installs a Debian package, on Debian and as root. */
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
