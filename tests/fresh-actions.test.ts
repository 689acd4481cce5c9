import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import { describe, expect, it } from "vitest";
import routes from "../app/routes";
import { type Permission, permissions } from "../app/staff/frame/permissions";

/** Methods of the site's desk that can publish: those whose outcome is `Published`. */
const publishing = (
  readFileSync("app/staff/website/website-types.ts", "utf8").split("type SiteDesk = {")[1] ?? ""
)
  .split(/^ {2}(?=\w+: \()/m)
  .filter((member) => member.includes("=> Promise<Published>"))
  .map((member) => member.split(":")[0] ?? "");

/** Actions of a page that publishes which do not publish themselves. */
const onlyDrafts: Record<string, readonly string[]> = {
  "/staff/site/review": ["discard", "keep"],
};

const files = (list: readonly RouteConfigEntry[]): [path: string, file: string][] =>
  list.flatMap(({ path, file, children }) => [
    ...(path === undefined ? [] : [[`/${path}`, file] as [string, string]]),
    ...files(children ?? []),
  ]);
const fileOf = new Map(files(routes));

/** The source of a page and of what it imports by a relative path. */
function sourcesOf(file: string, seen = new Set<string>()): string {
  if (seen.has(file)) return "";
  seen.add(file);
  const source = readFileSync(file, "utf8");
  const imports = [...source.matchAll(/from "(\.[^"?]*)"/g)].flatMap(([, path]) =>
    [".ts", ".tsx"].map((end) => join(dirname(file), `${path}${end}`)).filter(existsSync),
  );
  return [source, ...imports.map((one) => sourcesOf(one, seen))].join("\n");
}

const calls = new RegExp(`\\.(${publishing.join("|")})\\(`);
const pages = Object.entries(permissions as Record<string, Record<string, Permission>>).filter(
  ([path]) => calls.test(sourcesOf(join("app", fileOf.get(path) ?? ""))),
);

describe("publishing", () => {
  it("is found in the contract and in the pages", () => {
    expect(publishing).toEqual(["publish", "schedule", "restore", "confirmLaunch"]);
    expect(pages.map(([path]) => path)).toEqual(
      expect.arrayContaining(["/staff/site/review", "/staff/launch"]),
    );
  });

  it.each(pages)("needs a fresh re-authentication at %s", (path, row) => {
    for (const [action, { fresh }] of Object.entries(row))
      if (action !== "see" && !onlyDrafts[path]?.includes(action))
        expect(fresh, `${path} ${action}`).toBe(true);
  });
});
