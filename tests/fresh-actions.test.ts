import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import { describe, expect, it } from "vitest";
import routes from "../app/routes";
import { type Permission, permissions } from "../app/staff/frame/permissions";

const folders = ["app/staff/website", "app/staff/upkeep"];
/** Functions that publish or schedule: those that call `publishFacts` or take ready drafts. */
const publishing = folders
  .flatMap((folder) => readdirSync(folder).map((name) => join(folder, name)))
  .filter((path) => path.endsWith(".server.ts"))
  .flatMap((path) => readFileSync(path, "utf8").split(/^export (?=async function )/m))
  .filter((text) => /\b(publishFacts|readyChanges)\(app, /.test(text))
  .flatMap((text) => /^async function (\w+)/.exec(text)?.[1] ?? [])
  .sort();

/** Actions of publishing pages that do not publish themselves. */
const onlyDrafts: Record<string, readonly string[]> = {
  "/staff/site/review": ["discard", "keep"],
};

const files = (list: readonly RouteConfigEntry[]): [path: string, file: string][] =>
  list.flatMap(({ path, file, children }) => [
    ...(path === undefined ? [] : [[`/${path}`, file] as [string, string]]),
    ...files(children ?? []),
  ]);
const fileOf = new Map(files(routes));

/** Source of a page and its components: relative imports, without server code. */
function sourcesOf(file: string, seen = new Set<string>()): string {
  if (seen.has(file)) return "";
  seen.add(file);
  const source = readFileSync(file, "utf8");
  const imports = [...source.matchAll(/from "(\.[^"?]*)(?<!\.server)"/g)].flatMap(([, path]) =>
    [".ts", ".tsx"].map((end) => join(dirname(file), `${path}${end}`)).filter(existsSync),
  );
  return [source, ...imports.map((one) => sourcesOf(one, seen))].join("\n");
}

const calls = new RegExp(`\\b(${publishing.join("|")})\\(app, `);
const pages = Object.entries(permissions as Record<string, Record<string, Permission>>).filter(
  ([path]) => calls.test(sourcesOf(join("app", fileOf.get(path) ?? ""))),
);

describe("publishing", () => {
  it("is found in the functions and in the pages", () => {
    expect(publishing).toEqual([
      "confirmLaunch",
      "importFacts",
      "publishDrafts",
      "publishDue",
      "restoreVersion",
      "scheduleDrafts",
    ]);
    expect(pages.map(([path]) => path)).toEqual(
      expect.arrayContaining(["/staff/site/review", "/staff/launch"]),
    );
  });

  it.each(pages)("requires a fresh re-authentication at %s", (path, row) => {
    for (const [action, { fresh }] of Object.entries(row))
      if (action !== "see" && !onlyDrafts[path]?.includes(action))
        expect(fresh, `${path} ${action}`).toBe(true);
  });
});
