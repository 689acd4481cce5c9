import { describe, expect, it } from "vitest";
import { withoutFallbacks } from "./css-fallbacks";

const mixed = "color-mix(in srgb, red 50%, transparent)";

describe("a style sheet without fallbacks", () => {
  it.each([
    [
      "the declaration before one with color-mix()",
      `p{margin:0;color:red;color:${mixed}}`,
      `p{margin:0;color:${mixed}}`,
    ],
    [
      "the condition around color-mix(), which is always met",
      `p{color:red;@supports (color: color-mix(in lab, red, red)){color:${mixed}}}`,
      `p{color:${mixed}}`,
    ],
    [
      "properties that nothing uses",
      "@property --a{syntax:'*'}@property --b{syntax:'*'}p{--b:1}",
      "@property --b{syntax:'*'}p{--b:1}",
    ],
    [
      "the layer for browsers without @property",
      "@layer properties{@supports (a:b){*{--a:1}}}",
      "",
    ],
  ])("loses %s", (_, css, expected) => {
    expect(withoutFallbacks(css)).toBe(expected);
  });

  it.each([
    ["an important declaration before one that is not", `p{color:red!important;color:${mixed}}`],
    ["another property", `p{background:red;color:${mixed}}`],
    ["a declaration after color-mix()", `p{color:${mixed};color:red}`],
    ["text that looks like the end of a rule", `p::after{content:";}"}`],
    ["other conditions", "@supports (display:grid){p{color:red}}"],
    ["the order of layers", "@layer properties,base;"],
    ["a property that is read", "@property --a{syntax:'*'}p{color:var(--a)}"],
  ])("keeps %s", (_, css) => {
    expect(withoutFallbacks(css)).toBe(css);
  });
});
