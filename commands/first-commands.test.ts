import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";

/** Everything a script imports before its first statement runs, its own modules followed. */
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

describe("the two commands", () => {
  for (const script of ["commands/start.mjs", "commands/test.mjs"]) {
    it(`${script} begins on a machine where nothing is installed yet`, () => {
      const names = [...importedAtOnce(script)];
      expect(names).toContain("./prepare.mjs");
      expect(names.filter((name) => !/^(?:node:|\.)/.test(name))).toEqual([]);
    });
  }
});
