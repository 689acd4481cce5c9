import type { RouteConfigEntry } from "@react-router/dev/routes";
import { describe, expect, it } from "vitest";
import {
  headerLinks,
  informationLinks,
  policyLinks,
  treatmentsMenu,
} from "../app/content/en/navigation";
import { comparedPairs } from "../app/content/en/pages/compare";
import { pathIn, splitPath } from "../app/content/languages";
import routes, { builtRoutes } from "../app/routes";
import { builtPages, indexedPaths, pagesIn, staticPaths } from "../app/static-paths";
import { cards } from "../art/cards/words";
import { facts } from "./fixtures/test-facts";

const paths = (list: readonly RouteConfigEntry[]): string[] =>
  list.flatMap(({ path = "", children }) => (children ? paths(children) : [`/${path}`]));

const files = (list: readonly RouteConfigEntry[]): string[] =>
  list.flatMap(({ file, children = [] }) => [file, ...files(children)]);
/** A page imports the types "./+types/" and its own name. */
const sources = import.meta.glob<string>("../app/{site,staff}/**/*.{ts,tsx}", {
  eager: true,
  import: "default",
  query: "?raw",
});

/** Pages linked from elsewhere than the navigation, and from where. */
const ledToOtherwise: Record<string, string> = {
  "/": "the logo",
  "/anti-aging-longevity": "the header leads to /anti-aging, the same page; home to this one",
  "/weight-loss-aesthetics": "home and the switch of /weight-loss",
  ...Object.fromEntries(
    comparedPairs.map(({ path }) => [`/compare/${path}`, "/compare, and both treatments"]),
  ),
  "/weight-loss-rights": "the pages about weight loss",
  "/notice-of-privacy-practices": "nothing, until the clinic has given its notice",
};

/** Pages that share another page's preview card. */
const cardOf: Record<string, string> = {
  "/": "home",
  "/compare": "services",
  "/my-list": "services",
  ...Object.fromEntries(comparedPairs.map(({ path }) => [`/compare/${path}`, "services"])),
  "/anti-aging": "anti-aging-longevity",
  "/notice-of-privacy-practices": "privacy",
};

it("every page has its path in routes.ts", () => {
  const named = files(routes);
  const unnamed = Object.entries(sources)
    .map(([path, text]) => ({ file: path.replace("../app/", ""), text }))
    .filter(({ file, text }) => text.includes(`"./+types/${file.replace(/^.*\/|\.tsx?$/g, "")}"`))
    .filter(({ file }) => !named.includes(file));
  expect(unnamed.map(({ file }) => `app/routes.ts has no path for app/${file}`)).toEqual([]);
});

describe("a page of routes.ts", () => {
  it("is pre-rendered if it depends only on its path", () => {
    expect(staticPaths.filter((path) => /[:*]/.test(path))).toEqual([]);
    expect(new Set(staticPaths).size).toBe(staticPaths.length);
    expect(paths(routes)).toEqual(expect.arrayContaining(paths(builtRoutes)));
  });

  it.each(pagesIn("en").filter((path) => !path.startsWith("/treatments/")))(
    "is linked from the navigation: %s",
    (path) => {
      const links = [...headerLinks, ...treatmentsMenu, ...informationLinks, ...policyLinks];
      expect(
        path in ledToOtherwise || links.some(({ href }) => href === path),
        `app/content/en/navigation.ts has no link to ${path} (or ledToOtherwise says what leads there)`,
      ).toBe(true);
    },
  );

  it.each(builtPages)("has a preview card: %s", (page) => {
    const { language, path } = splitPath(page);
    const name = cardOf[path] ?? path.slice(1);
    const file = name.startsWith("treatments/") ? name : pathIn(language, `/${name}`).slice(1);
    expect(
      cards.some((card) => card.file === file),
      `art/cards/words.ts has no card "${file}" for ${path}`,
    ).toBe(true);
  });
});

describe("the sitemap", () => {
  it("lists each canonical page once, and no other", () => {
    const named = indexedPaths(facts);
    expect(new Set(named).size).toBe(named.length);
    for (const other of ["/anti-aging", "/treatments/tesamorelin-12mg"])
      expect(named).not.toContain(other);
    expect(named).toContain("/treatments/tesamorelin-12mg-anti-aging");
  });

  it("lists the notice of privacy practices when the clinic has supplied it", () => {
    const notice = "/notice-of-privacy-practices";
    expect(indexedPaths({ privacyNotice: null })).not.toContain(notice);
    const privacyNotice = { effective: "January 2, 2027", text: "One." };
    expect(indexedPaths({ privacyNotice })).toContain(notice);
  });
});
