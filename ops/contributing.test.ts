import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname } from "node:path";
import { describe, expect, it } from "vitest";

const contributing = readFileSync("CONTRIBUTING.md", "utf8");
const part = (title: string) => contributing.split(`\n## ${title}\n`)[1]?.split("\n## ")[0] ?? "";

describe("the folders of CONTRIBUTING.md", () => {
  it.each(["app/site", "app/staff", "app/core"])("include every folder of %s", (folder) => {
    const row = part("Folders")
      .split("\n")
      .find((line) => line.startsWith(`| \`${folder}\``));
    const folders = readdirSync(folder, { withFileTypes: true }).filter((one) => one.isDirectory());
    expect(folders.filter(({ name }) => !row?.includes(`\`${name}\``))).toEqual([]);
  });
});

describe("the flows of CONTRIBUTING.md", () => {
  const flows = part("Five flows, file by file").matchAll(/^\| (a[^|]+) \|(.*)\|$/gm);
  it.each([...flows].map(([, flow = "", files = ""]) => [flow, files] as const))(
    "name files that exist: %s",
    (_, files) => {
      let folder = "";
      const paths = [...files.matchAll(/`([\w./-]+\.tsx?)`/g)].map(([, path = ""]) => {
        // A name without a folder is beside the file before it.
        if (path.includes("/")) folder = dirname(path);
        return path.includes("/") ? path : `${folder}/${path}`;
      });
      expect(paths.length).toBeGreaterThan(4);
      expect(paths.filter((path) => !existsSync(path))).toEqual([]);
    },
  );
});

const text = part("Recipes");
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
  it("cover the common changes", () => {
    expect(recipes.map(([title]) => title)).toEqual([
      "Change a price",
      "Change a sentence",
      "Add a fact",
      "Add a page",
      "Add a treatment",
      "Add a field to the inquiry",
      "Add a table or a column",
      "Add a mail",
      "Add a command",
      "Add a page of the desk",
      "Add a language",
    ]);
  });

  it.each(recipes)("“%s” names files that exist", (_, paths) => {
    expect(paths).not.toEqual([]);
    expect(paths.filter((path) => !existsSync(path))).toEqual([]);
  });
});
