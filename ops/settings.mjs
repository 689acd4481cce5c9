import { existsSync } from "node:fs";

/** Reads the settings of the file `.env`, if it exists; the environment takes precedence. */
export function loadSettings() {
  if (existsSync(".env")) process.loadEnvFile(".env");
}

/**
 * Memory settings of Node and the C library: a small heap, and memory returned to the system after
 * a peak. They work only at a process's start; Dockerfile and clinic-site@.service repeat them.
 */
export const heapSettings = ["--max-semi-space-size=4", "--max-old-space-size=112"];

export const allocatorSettings = {
  MALLOC_ARENA_MAX: "2",
  MALLOC_MMAP_THRESHOLD_: "32768",
  MALLOC_TRIM_THRESHOLD_: "65536",
};
