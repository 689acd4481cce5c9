import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { chartOf } from "./charts";
import type { Numbers } from "./read-numbers.server";

const draw = (name: "months" | "weeks", ...drawn: number[]) => {
  const rows = drawn.map((_, n) => [name === "months" ? `2026-0${n + 1}` : `2026-03-0${n + 1}`]);
  return renderToStaticMarkup(
    chartOf({ name, title: "Chart", columns: [], rows, drawn }, {} as Numbers),
  );
};

it("shows whole dollars on the payments' axis", () => {
  expect(draw("months", 0.5, 0.25)).toContain(">$0<");
  expect(draw("months", 1, 1234.56)).toMatch(/>\$1,000</);
});

it("draws nothing of no value, or a single one", () => {
  expect(draw("months", 0, 0)).toBe("");
  expect(draw("months", 0, 250, 0)).toBe("");
});

it("lets the present period stand out", () => {
  const [, last] = [...draw("weeks", 3, 2).matchAll(/class="(bar[^"]*)"/g)];
  expect(draw("weeks", 3, 2).match(/class="bar before"/g)).toHaveLength(1);
  expect(last?.[1]).toBe("bar");
});

it("shows whole inquiries on the weeks' axis", () => {
  const html = draw("weeks", 1, 1);
  expect(html).toContain(">1<");
  expect(html).not.toContain(">0.2<");
});
