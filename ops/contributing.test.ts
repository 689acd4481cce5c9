import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const [, text = ""] = readFileSync("CONTRIBUTING.md", "utf8").split("\n## Recipes\n");
const recipes = text
  .split("\n### ")
  .slice(1)
  .map((recipe) => {
    const [title = "", ...steps] = recipe.split("\n");
    // Files that the recipe creates contain NAME.
    const paths = [...steps.join("\n").matchAll(/`([\w-]+\/[\w./-]+)`/g)]
      .map(([, path = ""]) => path)
      .filter((path) => !path.includes("NAME"));
    return [title, paths] as const;
  });

describe("the recipes of CONTRIBUTING.md", () => {
  it("cover the eight common changes", () => {
    expect(recipes.map(([title]) => title)).toEqual([
      "Change a price",
      "Change a sentence",
      "Add a fact",
      "Add a page",
      "Add a treatment",
      "Add a field to the inquiry",
      "Add a page of the desk",
      "Add a language",
    ]);
  });

  it.each(recipes)("“%s” names files that exist", (_, paths) => {
    expect(paths).not.toEqual([]);
    expect(paths.filter((path) => !existsSync(path))).toEqual([]);
  });
});
