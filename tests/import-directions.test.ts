import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { dirname, join, posix } from "node:path";
import { expect, it } from "vitest";

/**
 * Folders that count as one: a feature of the site or the desk, a part of core, else the top-level
 * folder.
 */
function folderOf(path: string) {
  const [top = "", second = "", third = ""] = dirname(path).split("/");
  if (top !== "app") return top;
  return ["core", "site", "staff"].includes(second)
    ? posix.join(top, second, third)
    : join(top, second);
}

/** Words and the code that shows them import each other's types; these roots connect everything. */
const joins = ["app", "app/content", "app/core"];

const sources = execFileSync("git", ["ls-files", "*.ts", "*.tsx", "*.mjs"], { encoding: "utf8" })
  .trim()
  .split("\n")
  .filter((path) => !/\.(test|spec)\./.test(path));

/** "a -> b" for each folder `a` with a file that imports one of folder `b`. */
const imports = new Set(
  sources.flatMap((path) =>
    [...readFileSync(path, "utf8").matchAll(/(?:from|import)\s*\(?\s*"((?:~|\.\.?)\/[^"]+)"/g)]
      .map(([, name = ""]) =>
        name.replace(/^~/, join(dirname(path).replace(/[^/]+/g, ".."), "app")),
      )
      .map((name) => [folderOf(path), folderOf(join(dirname(path), name))] as const)
      .filter(([from, to]) => from !== to && !joins.includes(from) && !joins.includes(to))
      .map(([from, to]) => `${from} -> ${to}`),
  ),
);

it("finds imports between folders", () => {
  expect(imports).toContain("app/staff/inquiry -> app/staff/inquiry-record");
  expect(imports).toContain("tests -> ops");
});

it("has no two folders that import each other", () => {
  const bothWays = [...imports].filter((one) => {
    const [from, to] = one.split(" -> ");
    return imports.has(`${to} -> ${from}`);
  });
  expect(bothWays).toEqual([]);
});
