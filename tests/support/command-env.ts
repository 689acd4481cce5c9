import { resolve } from "node:path";

/**
 * Environment of a command that a test runs. Node compiles the
 * command's modules once and keeps the result: a start takes half the work.
 */
export const commandEnv = {
  PATH: process.env.PATH,
  NODE_COMPILE_CACHE: resolve("node_modules/.cache/commands"),
};
