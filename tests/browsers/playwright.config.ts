import { defineConfig } from "@playwright/test";
import { type EngineName, engines } from "./support/test";

const results = "../../test-results/browsers";

/** Playwright runs these tests; its own browsers have no part in them, because it knows no others. */
export default defineConfig<object, { engineName: EngineName }>({
  testDir: ".",
  outputDir: results,
  // Each worker has an engine, and each engine needs a core.
  workers: 2,
  retries: process.env.CI ? 1 : 0,
  reporter: [
    ["list"],
    ["json", { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ?? `${results}/report.json` }],
  ],
  timeout: 120_000,
  projects: (Object.keys(engines) as EngineName[]).map((engineName) => ({
    name: engineName,
    use: { engineName },
  })),
});
