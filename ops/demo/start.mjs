/** node ops/demo/start.mjs PROGRAM: loads it from its sources, as the demo is in no build. */
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
