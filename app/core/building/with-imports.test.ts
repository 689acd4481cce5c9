import { describe, expect, it } from "vitest";
import { scriptsOfIsland, withImports } from "./with-imports";

const scripts = new Map([
  ["form.client-a.js", 'import{a as b}from"./shared-b.js";const later=()=>import(`./toast-c.js`);'],
  ["shared-b.js", 'import"./form.client-a.js";'],
  ["toast-c.js", ""],
]);

describe("a script with what it imports", () => {
  it("brings the modules that run at once, each one time", () => {
    expect(withImports(scripts, ["form.client-a.js"], "atOnce")).toEqual([
      "form.client-a.js",
      "shared-b.js",
    ]);
  });

  it("brings also those that it imports later, if they are asked for", () => {
    expect(withImports(scripts, ["form.client-a.js"], "ever")).toContain("toast-c.js");
  });

  it("is found by the name of its island", () => {
    expect(scriptsOfIsland(scripts, "form")).toEqual(["form.client-a.js"]);
  });
});
