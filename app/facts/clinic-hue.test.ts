import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { inClinicHue } from "./clinic-hue";

const tokens = readFileSync(resolve(import.meta.dirname, "../ui/styles/tokens.css"), "utf8");
const colorsOf = (css: string, name: string) =>
  [...css.matchAll(new RegExp(`--${name}: (#\\w{6});`, "g"))].map(([, color = ""]) => color);

function luminance(color: string) {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: string, other: string) {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

describe("the clinic's hue", () => {
  it("leaves the build's own colors as they are without one", () => {
    expect(inClinicHue(tokens, null)).toBe(tokens);
  });

  it("changes the colors of buttons, links and the banner, and no others", () => {
    const changed = inClinicHue(tokens, 300);
    for (const name of ["marsh", "marsh-hover", "night"])
      expect(colorsOf(changed, name)).not.toEqual(colorsOf(tokens, name));
    for (const name of ["on-marsh", "on-night", "page", "ink", "accent", "error"])
      expect(colorsOf(changed, name)).toEqual(colorsOf(tokens, name));
  });

  it.each(Array.from({ length: 24 }, (_, at) => at * 15))(
    "of %i degrees keeps the contrast of text on buttons, links and the banner",
    (hue) => {
      const css = inClinicHue(tokens, hue);
      const pairs = [
        ["marsh", "on-marsh"],
        ["marsh-hover", "on-marsh"],
        ["marsh", "page"],
        ["marsh", "sand"],
        ["night", "on-night"],
      ] as const;
      for (const [one, other] of pairs) {
        const others = colorsOf(css, other);
        for (const [at, color] of colorsOf(css, one).entries())
          expect(contrast(color, others[at] ?? others[0] ?? ""), `${one} ${other}`).toBeGreaterThan(
            4.5,
          );
      }
    },
  );
});
