import { defineConfig } from "@playwright/test";
import main from "../../playwright.config";
import { type EngineName, engines } from "./support/test";

/** Playwright runs these tests; its own browsers have no part in them, because it knows no others. */
export default defineConfig<object, { engineName: EngineName }>({
  testDir: ".",
  outputDir: "../../test-results/browsers",
  // Each worker has an engine, and each engine needs a core.
  workers: 2,
  retries: main.retries ?? 0,
  reporter: main.reporter ?? "list",
  timeout: 120_000,
  projects: (Object.keys(engines) as EngineName[]).map((engineName) => ({
    name: engineName,
    use: { engineName },
  })),
});
