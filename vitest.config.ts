import { defineConfig } from "vitest/config";
import { inlineScript } from "./ops/inline-script.ts";
import { folderInMemory } from "./tests/support/folder-in-memory.ts";

/** Tests of functions on a database, and of whole sites, which run as processes of their own. */
const server = [
  "app/*.test.ts",
  "app/core/*/**/*.test.{ts,tsx}",
  "app/staff/**/*.test.{ts,tsx}",
  "app/site/{contact,visitor,payment}/**/*.test.{ts,tsx}",
  "{ops,bench}/**/*.test.ts",
];
/** Long and rare: `npm run test:more`. */
const more = ["tests/resilience/**/*.test.ts", "{app,ops}/**/*.more.test.ts"];
const notMore = "**/*.more.test.ts";
/** These replace a module, or end the process's own state, so they need modules of their own. */
const isolated = [
  "app/core/backups/interrupted-restore.test.ts",
  "app/staff/inquiry-record/receive-inquiry.test.ts",
  "app/staff/**/{reset-during-change,long-password,staff-session}.test.ts",
  "app/staff/bookings/calendar-in-chicago.test.ts",
];
const onDatabases = {
  globalSetup: ["./tests/support/global-setup.ts"],
  // On a busy machine a site starts slowly, and a test that needs 4 seconds can take a minute.
  testTimeout: 120_000,
  hookTimeout: 120_000,
};

const setupFiles = ["./tests/support/no-console-errors.ts"];

// For this process and its workers.
process.env.TMPDIR = folderInMemory();

export default defineConfig({
  // Components import the URLs of their scripts.
  plugins: [inlineScript()],
  resolve: { tsconfigPaths: true },
  test: {
    // The built pages are loaded as they are.
    server: { deps: { external: [/\/build\/server\//] } },
    // The end-to-end tests run at the same time.
    maxWorkers: 2,
    // As for the end-to-end tests: a machine that is briefly busy is not an error of the commit.
    retry: 1,
    expect: { poll: { timeout: 20_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: "pages",
          include: ["app/**/*.test.{ts,tsx}", "tests/*.test.{ts,tsx}"],
          exclude: [...server, notMore],
          setupFiles,
          // Rules without state: the tests may share imported modules.
          isolate: false,
          testTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: {
          name: "server",
          include: server,
          exclude: [...isolated, notMore],
          setupFiles,
          // Nothing is kept in modules: loading them anew for each file is most of a second.
          isolate: false,
          ...onDatabases,
        },
      },
      {
        extends: true,
        test: { name: "more", include: more, setupFiles, isolate: false, ...onDatabases },
      },
      {
        extends: true,
        test: { name: "isolated", include: isolated, setupFiles, ...onDatabases },
      },
    ],
  },
});
