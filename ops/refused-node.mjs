/** Plain JavaScript for any Node: it runs before anything is installed. */

/**
 * The line that says which Node to install, or undefined where the site will run.
 * @param machine its platform, architecture and Node's version; `glibc` is false for another C
 *   library, for which no Node is packaged
 * @param project the project's package.json
 */
export function refusedNode(machine, project) {
  const { platform, arch, version } = machine;
  const needed = isPackaged(machine, project) ? "20.0" : project.engines.node.replace(">=", "");
  if (isAtLeast(version, needed)) return undefined;
  return `The site needs Node ${needed} or newer on ${platform} ${arch}; this is ${version}. Install Node 24, then run the command again.`;
}

/** Whether the project brings its own Node for a machine. */
export function isPackaged({ platform, arch, glibc }, { optionalDependencies }) {
  return `node-${platform}-${arch}` in optionalDependencies && (platform !== "linux" || glibc);
}

/** The current machine. */
export function thisMachine() {
  const { platform, arch, versions } = process;
  // Without this the report resolves a host name for every open connection.
  process.report.excludeNetwork = true;
  const { glibcVersionRuntime } = process.report.getReport().header;
  return { platform, arch, glibc: Boolean(glibcVersionRuntime), version: versions.node };
}

/** Whether a version, such as 20.11.1, is that of `needed`, such as 20.11, or a later one. */
export function isAtLeast(version, needed) {
  const [major = 0, minor = 0] = version.split(".").map(Number);
  const [neededMajor = 0, neededMinor = 0] = needed.split(".").map(Number);
  return major > neededMajor || (major === neededMajor && minor >= neededMinor);
}
