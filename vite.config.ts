import { resolve } from "node:path";
import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";
import { contentDates, release } from "./ops/content-dates.ts";
import { inlineScript } from "./ops/inline-script.ts";
import { styleBrowsers, styleOptions } from "./ops/style-options.ts";
import { staleTranslations } from "./ops/translations.ts";

/** The programs of the server's bundle, by the names of their files in build/server. */
const programs = {
  main: "app/server.ts",
  "backup-worker": "app/core/backups/backup-worker.ts",
  "finish-build": "app/core/building/finish-build.ts",
  "finished-pages": "app/core/building/finished-pages.ts",
  audit: "ops/audit.ts",
  backup: "ops/backup.ts",
  clinic: "ops/clinic.ts",
  facts: "ops/facts.ts",
  migrate: "ops/migrate.ts",
  rekey: "ops/rekey.ts",
  restore: "ops/restore.ts",
  staff: "app/staff/people/staff-command.server.ts",
};

/** What the development server must not send, wherever the settings put it. */
const { DATA_DIR = "data", BACKUP_DIR = "data" } = process.env;
const secret = ["data*", "ops/keys", DATA_DIR, BACKUP_DIR].map((folder) => `${resolve(folder)}/**`);

export default defineConfig(({ command }) => ({
  plugins: [inlineScript(), reactRouter()],
  define: {
    "import.meta.env.CONTENT_DATES": JSON.stringify(contentDates()),
    "import.meta.env.RELEASE": JSON.stringify(release()),
    "import.meta.env.STALE_TRANSLATIONS": JSON.stringify(staleTranslations()),
  },
  resolve: { tsconfigPaths: true },
  // Of the project's files it sends those that pages are made of.
  server: {
    host: "127.0.0.1",
    cors: false,
    fs: {
      allow: ["app", "node_modules"],
      deny: [".env", ".env.*", "*.{crt,pem,key}", "**/.git", "**/.git/**", ...secret],
    },
  },
  css: styleOptions,
  build: { assetsInlineLimit: 0, cssTarget: styleBrowsers },
  environments: {
    client: {
      build: {
        rolldownOptions: { checks: { pluginTimings: false } },
      },
    },
    ssr: {
      // Packages are bundled: finding and reading their hundreds of files is half of a start.
      ...(command === "build" && {
        define: { "process.env.NODE_ENV": '"production"' },
        resolve: {
          noExternal: true as const,
          // Native modules cannot be bundled; the build alone uses purgecss.
          external: ["better-sqlite3-multiple-ciphers", "purgecss", "purgecss-from-html"],
        },
      }),
      build: {
        target: "node22",
        rolldownOptions: {
          input: programs,
          external: ["pg-native"],
          checks: { pluginTimings: false },
          output: { chunkFileNames: "[name]-[hash].js" },
        },
      },
    },
  },
}));
