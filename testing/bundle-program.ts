import { basename, dirname } from "node:path";
import { build } from "vite";

/**
 * Bundles a TypeScript program with the project's sources into one file for Node.
 * @param withPackages bundles packages too: finding and reading their files is half of a start
 */
export async function bundleProgram(
  entry: string,
  outfile: string,
  { withPackages }: { withPackages: boolean },
) {
  await build({
    configFile: false,
    envFile: false,
    publicDir: false,
    logLevel: "error",
    resolve: { tsconfigPaths: true },
    ssr: withPackages
      ? { noExternal: true, external: ["better-sqlite3-multiple-ciphers"] }
      : { external: true },
    build: {
      ssr: true,
      target: "node22",
      outDir: dirname(outfile),
      emptyOutDir: false,
      rolldownOptions: {
        input: entry,
        external: ["pg-native"],
        output: { entryFileNames: basename(outfile), codeSplitting: false },
      },
    },
  });
}
