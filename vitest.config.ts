import { defineConfig } from "vitest/config";

const setupFiles = ["./testing/no-console-errors.ts"];

export default defineConfig({
  resolve: { tsconfigPaths: true },
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: "pages",
          include: ["app/**/*.test.{ts,tsx}", "{commands,trials,bench}/**/*.test.ts"],
          setupFiles,
          // A busy machine takes seconds for what takes none.
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
