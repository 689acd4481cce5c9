import { defineConfig } from "vitest/config";

const setupFiles = ["./testing/no-console-errors.ts"];

export default defineConfig({
  resolve: { tsconfigPaths: true },
  test: {
    maxWorkers: 2,
    projects: [
      {
        extends: true,
        test: {
          name: "pages",
          include: ["app/**/*.test.{ts,tsx}", "{commands,trials,bench}/**/*.test.ts"],
          setupFiles,
          // On a busy machine a short test may take seconds.
          testTimeout: 20_000,
        },
      },
      {
        extends: true,
        test: {
          name: "server",
          include: ["{server,deploy}/**/*.test.{ts,tsx}"],
          setupFiles,
          globalSetup: ["./testing/global-setup.ts"],
          testTimeout: 20_000,
          hookTimeout: 20_000,
        },
      },
    ],
  },
});
