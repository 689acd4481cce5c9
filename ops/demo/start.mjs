/**
 * node ops/demo/start.mjs PROGRAM: loads a demo program from its source, because no build contains
 * the demo.
 */
import { runnerImport } from "vite";

const [program, ...options] = process.argv.slice(2);
try {
  const { module } = await runnerImport(`./ops/demo/${program}.ts`, {
    configFile: false,
    resolve: { tsconfigPaths: true },
    logLevel: "error",
  });
  await module.run(options);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
