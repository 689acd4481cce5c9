import { defineConfig } from "@playwright/test";
import { findChromium } from "./ops/system-programs";

const port = Number(process.env.E2E_PORT ?? 4173);

export default defineConfig({
  testDir: "tests/e2e",
  testMatch: "**/*.spec.ts",
  outputDir: "test-results",
  fullyParallel: false,
  // End-to-end tests often wait for sites and the network: with two, a sixth of two cores is idle.
  workers: 3,
  // On a busy machine an end-to-end test may be too slow: it is tried once more and reported as flaky.
  retries: process.env.CI ? 1 : 0,
  timeout: 60_000,
  reporter: [
    ["list"],
    ["json", { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ?? "test-results/report.json" }],
  ],
  use: {
    baseURL: `http://localhost:${port}`,
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
  webServer: {
    command: "node tests/support/need-build.ts && node build/server/main.js",
    url: `http://localhost:${port}/healthz`,
    reuseExistingServer: false,
    env: {
      PORT: String(port),
      DATA_DIR: "test-results/data",
      SITE_URL: `http://localhost:${port}`,
      LOG_LEVEL: "warn",
      // All end-to-end tests come from one IP address.
      LIMIT_INQUIRIES: "10000",
      CONFIRMATIONS_PER_ADDRESS: "1000",
      CONFIRMATIONS_PER_HOUR: "10000",
      LIMIT_PAYMENTS: "10000",
    },
  },
});
