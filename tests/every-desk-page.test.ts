import { globSync, readFileSync } from "node:fs";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import { describe, expect, it } from "vitest";
import routes from "../app/routes";
import { permissions } from "../app/staff/frame/permissions";

const layout = "staff/staff-layout.tsx";
const header = "app/staff/frame/staff-frame.tsx";

const paths = (list: readonly RouteConfigEntry[]): string[] =>
  list.flatMap(({ path, children }) => (children ? paths(children) : [`/${path}`]));
const findLayout = (list: readonly RouteConfigEntry[]): RouteConfigEntry[] =>
  list.flatMap((one) => (one.file === layout ? [one] : findLayout(one.children ?? [])));
const desk = paths(findLayout(routes)[0]?.children ?? []);

/** Pages with a one-segment path; longer paths are parts of these pages. */
const pages = desk.filter((path) => /^\/staff\/[a-z]+$/.test(path));

/** Pages without a link in the navigation, and the page that links to them. */
const ledToOtherwise: Record<string, string> = {
  "/staff/next": "a button of the queue; it shows nothing itself",
  "/staff/launch": "the page of the site",
  "/staff/products": "the page of the site",
  "/staff/confirm": "a page that asks to re-authenticate",
};

/** Pages that axe does not check by their path, with the reason. */
const notByPath: Record<string, string> = {
  "/staff/next": "it leads on to an inquiry",
};

describe("a page of the desk", () => {
  it("is found in routes.ts", () => {
    expect(pages).toEqual(expect.arrayContaining(["/staff/payments", "/staff/account"]));
  });

  it.each(desk)("has permissions: %s", (path) => {
    expect(Object.keys(permissions), `app/staff/frame/permissions.ts has no "${path}"`).toContain(
      path,
    );
  });

  it.each(pages)("is linked from the desk's navigation: %s", (path) => {
    const source = readFileSync(header, "utf8");
    expect(
      path in ledToOtherwise || source.includes(`"${path}"`),
      `${header} has no link to ${path}`,
    ).toBe(true);
  });

  it.each(pages)("is checked by axe: %s", (path) => {
    const looked = globSync("tests/e2e/desk/*.spec.ts")
      .map((file) => readFileSync(file, "utf8"))
      .filter((source) => /findAxeViolations|expectNoAxeViolations/.test(source));
    expect(
      path in notByPath || looked.some((source) => source.includes(`"${path}`)),
      `tests/e2e/desk/accessibility.spec.ts does not open ${path}`,
    ).toBe(true);
  });
});
