/**
 * Memory settings of Node and the C library, however the site is started: a small heap, and memory
 * returned to the system after a peak. They work only at a process's start, so a process without
 * them replaces itself, under the same id. A heap size that somebody set is kept.
 * ops/site.service has the same settings: Node's --permission forbids the restart.
 */
export const heapSettings = ["--max-semi-space-size=4", "--max-old-space-size=112"];

export const allocatorSettings = {
  MALLOC_ARENA_MAX: "2",
  MALLOC_MMAP_THRESHOLD_: "32768",
  MALLOC_TRIM_THRESHOLD_: "65536",
};

export function setMemory(env: NodeJS.ProcessEnv) {
  const told = [...process.execArgv, env.NODE_OPTIONS ?? ""].join(" ");
  // Windows has no such call.
  if (told.includes("--max-old-space-size") || !process.execve) return;
  process.execve(
    process.execPath,
    [process.execPath, ...heapSettings, ...process.execArgv, ...process.argv.slice(1)],
    { ...allocatorSettings, ...env },
  );
}
