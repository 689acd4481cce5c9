import { resolve } from "node:path";

/**
 * What a command of the project needs in its environment, when a test runs it. Node compiles the
 * command's modules once and keeps the result: a start takes half the work.
 */
export const commandEnv = {
  PATH: process.env.PATH,
  NODE_COMPILE_CACHE: resolve("node_modules/.cache/commands"),
};
