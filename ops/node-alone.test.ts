import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, it } from "vitest";

const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as {
  scripts: Record<string, string>;
};
/**
 * Scripts that package.json runs directly with Node, except those of art/, which have their own
 * hook.
 */
const programs = Object.values(scripts).flatMap((script) => /\bnode (\S+)/.exec(script)?.[1] ?? []);

/** Relative imports that Node cannot resolve, also through its own modules. */
function notFound(path: string, seen = new Set<string>()): string[] {
  if (seen.has(path) || !/\.m?ts$|\.mjs$/.test(path)) return [];
  seen.add(path);
  const source = readFileSync(path, "utf8");
  const imports = source.matchAll(
    /^(?:import|export)\b(?! type\b)(?:[^;"'()]*\bfrom)?\s*["'](\.[^"']+)["']/gm,
  );
  return [...imports].flatMap(([, name = ""]) => {
    const target = join(dirname(path), name);
    return existsSync(target) ? notFound(target, seen) : [`${path} imports ${name}`];
  });
}

it.each([...programs, "ops/run-tests.ts"])(
  "%s runs directly with Node: each import names an existing file",
  (program) => expect(notFound(program)).toEqual([]),
);
