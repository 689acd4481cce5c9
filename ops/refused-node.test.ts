import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { isPackaged, refusedNode } from "./refused-node.mjs";

const project = JSON.parse(readFileSync("package.json", "utf8"));
const machine = (
  platform: string,
  arch: string,
  version: string,
  glibc = platform === "linux",
) => ({
  platform,
  arch,
  version,
  glibc,
});

describe("the Node version that starts a command", () => {
  it("may be 20 on Linux, where the project installs its own", () => {
    for (const arch of ["x64", "arm64"]) {
      expect(isPackaged(machine("linux", arch, "20.0.0"), project)).toBe(true);
      expect(refusedNode(machine("linux", arch, "20.0.0"), project)).toBeUndefined();
    }
  });

  it("may be any supported version elsewhere", () => {
    expect(refusedNode(machine("darwin", "arm64", "22.22.0"), project)).toBeUndefined();
    expect(refusedNode(machine("darwin", "x64", "24.0.0"), project)).toBeUndefined();
    expect(refusedNode(machine("linux", "x64", "24.0.0", false), project)).toBeUndefined();
  });

  it("is rejected with one line that names the version to install", () => {
    expect(refusedNode(machine("darwin", "arm64", "20.20.2"), project)).toBe(
      "The site needs Node 22.22 or newer on darwin arm64; this is 20.20.2. Install Node 24, then run the command again.",
    );
    expect(refusedNode(machine("linux", "x64", "18.20.0"), project)).toBe(
      "The site needs Node 20.0 or newer on linux x64; this is 18.20.0. Install Node 24, then run the command again.",
    );
    for (const [platform, arch, version] of [
      ["darwin", "x64", "22.21.9"],
      ["linux", "ppc64", "20.20.2"],
    ] as const) {
      expect(refusedNode(machine(platform, arch, version), project)).toMatch(
        /^[^\n]+Node 24[^\n]+$/,
      );
    }
    // The packaged Node needs glibc.
    expect(refusedNode(machine("linux", "x64", "20.20.2", false), project)).toMatch(/22\.22/);
  });
});
