/**
 * npm run facts -- export > facts.json, -- check [FILE], -- import FILE [--preview], -- schema:
 * reads and publishes the clinic's facts as JSON, in the configured database.
 */
import { fstatSync, ftruncateSync, readFileSync, writeSync } from "node:fs";
import { factsProgram } from "../app/staff/website/facts-command.server";

/** Lines that npm writes to standard output before a script starts. */
const npmLines = /^\n> [^\n]+\n> [^\n]+\n\n$/;

try {
  write(await factsProgram(process.argv.slice(2), process.env));
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}

/** Removes npm's two lines from the file that output is redirected to: it must hold JSON only. */
function write(text: string) {
  const isAfterNpm = fstatSync(1).isFile() && npmLines.test(readFileSync("/dev/stdout", "utf8"));
  if (!isAfterNpm) return process.stdout.write(text);
  ftruncateSync(1, 0);
  writeSync(1, text, 0);
}
