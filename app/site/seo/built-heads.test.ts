import { describe, expect, it } from "vitest";
import { finishedPages } from "../../../tests/fixtures/built-pages";
import { facts } from "../../../tests/fixtures/test-facts";
import { builtPages, indexedPaths } from "../../static-paths";

const built = await finishedPages();
const headOf = (path: string) => {
  const [head = ""] = built.get(path)?.content.toString().split("</head>") ?? [];
  return {
    title: /<title>(.*?)<\/title>/.exec(head)?.[1] ?? "",
    description: /<meta name="description" content="(.*?)"/.exec(head)?.[1] ?? "",
    robots: /<meta name="robots" content="(.*?)"/.exec(head)?.[1],
  };
};

describe("the pages that search engines index", () => {
  it.each(["title", "description"] as const)("have each a %s of their own", (part) => {
    const of = new Map<string, string[]>();
    for (const path of indexedPaths(facts)) {
      const text = headOf(path)[part];
      expect(text, path).not.toBe("");
      of.set(text, [...(of.get(text) ?? []), path]);
    }
    expect([...of.values()].filter((paths) => paths.length > 1)).toEqual([]);
  });

  it("are the pages without noindex, apart from second URLs of one", () => {
    const hidden = builtPages.filter((path) => headOf(path).robots?.includes("noindex"));
    expect(hidden).toContain("/my-list");
    expect(indexedPaths(facts).filter((path) => hidden.includes(path))).toEqual([]);
  });
});
