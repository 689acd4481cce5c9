import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { expect, test } from "vitest";

/** Components that the page does not show, and why. */
const unseen: Record<string, string> = {
  "page-title": "stands in the tab, as an answer changes it",
};

/** What a file imports of the app's own, types left out. */
function importsOf(file: string): string[] {
  const code = readFileSync(file, "utf8").replace(/import type [^;]+;/g, "");
  return [...code.matchAll(/(?:from |import\()"([~.]\/?[^"?]+)/g)].flatMap(([, name = ""]) => {
    const base = name.startsWith("~/") ? join("app", name.slice(2)) : join(dirname(file), name);
    return [base, `${base}.tsx`, `${base}.ts`]
      .filter((path) => /\.tsx?$/.test(path))
      .filter(existsSync);
  });
}

function reachedFrom(files: string[], reached = new Set<string>()): Set<string> {
  for (const file of files) {
    if (reached.has(file)) continue;
    reached.add(file);
    reachedFrom(importsOf(file), reached);
  }
  return reached;
}

const isPiece = (file: string) => file.startsWith("app/ui/");

test("/design shows every module of app/ui that exports a component", () => {
  const page = readdirSync("app/pages/design").map((name) => `app/pages/design/${name}`);
  // The document's own frame stands around this page too.
  const frame = importsOf("app/root.tsx").filter(isPiece);
  const shown = reachedFrom([...page.filter((file) => /(?<!test)\.tsx?$/.test(file)), ...frame]);

  const pieces = readdirSync("app/ui", { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".tsx") && !name.endsWith(".test.tsx"))
    .map((name) => `app/ui/${name}`)
    .filter((file) => /^export function [A-Z]/m.test(readFileSync(file, "utf8")));
  const missing = pieces.filter((file) => !shown.has(file));

  expect(pieces.length).toBeGreaterThan(30);
  expect(missing.map((file) => basename(file, ".tsx"))).toEqual(Object.keys(unseen));
});
