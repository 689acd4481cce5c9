import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { describe, expect, it } from "vitest";

/** All modules that a script imports statically, also through its own modules. */
function importedAtOnce(path: string, seen = new Set<string>()): Set<string> {
  const source = readFileSync(path, "utf8");
  for (const [, name = ""] of source.matchAll(
    /^(?:import|export)\b(?:[^;"']*\bfrom)?\s*["']([^"']+)["'];/gm,
  )) {
    if (seen.has(name)) continue;
    seen.add(name);
    if (name.startsWith(".")) importedAtOnce(join(dirname(path), name), seen);
  }
  return seen;
}

describe("the first commands", () => {
  for (const script of ["ops/start.mjs", "ops/test.mjs", "ops/demo.mjs"]) {
    it(`${script} begins on a machine where nothing is installed yet`, () => {
      const names = [...importedAtOnce(script)];
      expect(names).toContain("./prepare.mjs");
      expect(names.filter((name) => !/^(?:node:|\.)/.test(name))).toEqual([]);
    });
  }

  it("print two lines that say what to do when the packages cannot be installed", () => {
    const folder = mkdtempSync(join(tmpdir(), "no-install-"));
    try {
      const wanted = { dependencies: { one: "1.0.0" } };
      const project = { ...wanted, engines: { node: ">=20" }, optionalDependencies: {} };
      const locked = { "": wanted, "node_modules/one": { version: "1.0.0" } };
      const lock = { lockfileVersion: 3, requires: true, packages: locked };
      writeFileSync(join(folder, "package.json"), JSON.stringify(project));
      writeFileSync(join(folder, "package-lock.json"), JSON.stringify(lock));
      const { status, stderr } = spawnSync("node", [resolve("ops/start.mjs")], {
        cwd: folder,
        encoding: "utf8",
        env: {
          ...process.env,
          // No server listens at this URL.
          npm_config_registry: "http://127.0.0.1:9/",
          npm_config_fetch_retries: "0",
          npm_config_cache: join(folder, "cache"),
        },
      });
      expect(status).toBe(1);
      const lines = stderr.trimEnd().split("\n");
      expect(lines.at(-2)).toMatch(/^npm could not install what the site needs/);
      expect(lines.at(-1)).toMatch(/^Check that npm .+ then run the command again\.$/);
      expect(stderr).not.toMatch(/^ {4}at /m);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});
