/** npm run build: pages to files, the server to one file, files to what is sent. */
import { execFileSync } from "node:child_process";
import { rmSync } from "node:fs";
import { resolve } from "node:path";
import { build } from "esbuild";
import { refusalsFolder } from "../server/http/refusals/refused-statuses.ts";
import { finishFiles } from "../server/publishing/finish-files.ts";
import { stylesFolder } from "../server/publishing/page-styles.ts";
import { rememberSources } from "../server/publishing/stale-build.mjs";

const quiet = process.argv.includes("--quiet");

const run = (program: string, parameters: readonly string[]) =>
  execFileSync(program, parameters, {
    stdio: quiet ? ["ignore", "ignore", "inherit"] : "inherit",
    env: { ...process.env, NODE_ENV: "production" },
  });

/** The current step, for the person who waits. */
const step = (number: number, words: string) => console.log(`${words}, ${number} of 4`);

step(1, "pages and scripts");
run("node_modules/.bin/react-router", ["build"]);
for (const folder of [refusalsFolder, stylesFolder])
  rmSync(`build/${folder}`, { recursive: true, force: true });
step(2, "refusals and styles");
run(process.execPath, ["commands/render-pages.ts"]);

step(3, "server");
await build({
  entryPoints: {
    main: "server/begin.ts",
    site: "server/main.ts",
    facts: "server/facts.ts",
    "backup-worker": "server/backups/backup-worker.ts",
    "staff-command": "server/accounts/staff-command.ts",
    // For the image, which has no sources.
    "backup-command": "commands/backup.ts",
    "restore-command": "commands/restore.ts",
    "audit-command": "commands/audit.ts",
    "facts-command": "commands/facts.mjs",
    "render-worker": "server/publishing/rendering/render-worker.ts",
  },
  outdir: "build/server",
  chunkNames: "parts/[name]-[hash]",
  bundle: true,
  splitting: true,
  platform: "node",
  target: "node22",
  format: "esm",
  jsx: "automatic",
  minifySyntax: true,
  minifyWhitespace: true,
  define: { "process.env.NODE_ENV": '"production"' },
  // Native modules cannot be bundled.
  external: ["better-sqlite3-multiple-ciphers", "pg-native"],
  // For libraries that call require().
  banner: {
    js: 'import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);',
  },
  plugins: [
    {
      // The pages are bundled with all their imports: no module is resolved at start.
      name: "pages",
      setup({ onResolve }) {
        onResolve({ filter: /^\.\/index\.js$/ }, ({ importer }) =>
          /(start-http|render-worker)\.ts$/.test(importer)
            ? { path: resolve("build/server/index.js") }
            : null,
        );
        // A file beside it that it loads.
        onResolve({ filter: /^\.\/site\.js$/ }, () => ({ path: "./site.js", external: true }));
      },
    },
  ],
  logLevel: "warning",
});
rmSync("build/server/index.js");

rememberSources();
step(4, "what is sent, compressed");
const { files, bytes } = await finishFiles("build");
if (!quiet) console.log(`${files} files, ${bytes} bytes before compression`);
