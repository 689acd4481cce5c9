/** Loads the demo from its sources: it is part of no build. */
import { runnerImport } from "vite";

try {
  const { module } = await runnerImport("./commands/demo/run-demo.ts", {
    configFile: false,
    logLevel: "error",
  });
  await module.runDemo(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
