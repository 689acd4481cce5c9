import { resolve } from "node:path";

/**
 * Environment of a command that a test runs, with Node's compile cache: a start takes half the
 * time.
 */
export const commandEnv = {
  PATH: process.env.PATH,
  NODE_COMPILE_CACHE: resolve("node_modules/.cache/commands"),
};
