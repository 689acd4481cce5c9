import { defineConfig } from "vitest/config";
import { folderInMemory } from "./testing/folder-in-memory";

/** Tests of services keep nothing in modules, so they may share imported modules. */
const services = [
  "server/{backups,bookings,business-hours,desk,mails,outbox,payments,products,providers}/**/*.test.{ts,tsx}",
  // These two tests replace a module, so they need modules of their own.
  "server/accounts/**/!(reset-during-change).test.ts",
  "server/inquiries/!(receive-inquiry).test.{ts,tsx}",
];
const onDatabases = {
  globalSetup: ["./testing/global-setup.ts"],
  testTimeout: 20_000,
  hookTimeout: 20_000,
};

const setupFiles = ["./testing/no-console-errors.ts"];

// For this process and its workers.
process.env.TMPDIR = folderInMemory();

export default defineConfig({
  resolve: { tsconfigPaths: true },
  test: {
    // The built pages are loaded as they are.
    server: { deps: { external: [/\/build\/server\//] } },
    // Of two, a fifth of two cores is idle while processes start and servers wait.
    maxWorkers: 3,
    // As for the end-to-end tests: a machine that is briefly busy is not an error of the commit.
    retry: process.env.CI ? 1 : 0,
    projects: [
      {
        extends: true,
        test: {
          name: "pages",
          include: ["app/**/*.test.{ts,tsx}"],
          setupFiles,
          // Rules without state: the tests may share imported modules.
          isolate: false,
          testTimeout: 20_000,
        },
      },
      {
        extends: true,
        test: {
          name: "commands",
          include: ["{commands,trials,bench}/**/*.test.ts"],
          setupFiles,
          // On a busy machine a short test may take seconds, and these start whole sites.
          testTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: { name: "services", include: services, setupFiles, isolate: false, ...onDatabases },
      },
      {
        extends: true,
        test: {
          name: "server",
          include: ["{server,deploy}/**/*.test.{ts,tsx}"],
          exclude: services,
          setupFiles,
          ...onDatabases,
        },
      },
    ],
  },
});
