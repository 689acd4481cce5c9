import { defineConfig } from "@playwright/test";
import { findChromium } from "./ops/system-programs";

export default defineConfig({
  testDir: "tests/e2e",
  projects: [
    { name: "pages", testMatch: "**/*.spec.ts", testIgnore: "more/**" },
    { name: "more", testMatch: "more/*.spec.ts" },
  ],
  outputDir: "test-results",
  fullyParallel: false,
  // The unit and server tests run at the same time, with as many.
  workers: 2,
  // On a busy machine an end-to-end test may be too slow: it is tried once more and reported as flaky.
  retries: 1,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [
    ["list"],
    ["json", { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ?? "test-results/report.json" }],
  ],
  use: {
    browserName: "chromium",
    locale: "en-US",
    // As for visitors who ask for less motion: a sixth less work. Tests about motion switch it on.
    contextOptions: { reducedMotion: "reduce" },
    launchOptions: {
      executablePath: findChromium() ?? "/usr/bin/chromium",
      args: [
        "--no-sandbox",
        // Text as wide as in a window: the headless shell uses another hinting otherwise.
        "--font-render-hinting=none",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    },
  },
});
