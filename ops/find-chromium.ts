import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";

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
