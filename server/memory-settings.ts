/**
 * What Node and the C library are told about memory, however the site is started: a small heap, and
 * memory given back to the machine after a rush. They take it at their start only, so the process
 * starts itself anew in its own place, under the same id, when it was not told. Whoever sets a heap
 * has chosen. deploy/site.service has the same: Node's --permission forbids a new start.
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
