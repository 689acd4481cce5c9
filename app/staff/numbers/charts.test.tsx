import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { chartOf } from "./charts";
import type { Numbers } from "./read-numbers.server";

const draw = (name: "months" | "weeks", row: string, value: number) =>
  renderToStaticMarkup(
    chartOf({ name, title: "Chart", columns: [], rows: [[row]], drawn: [value] }, {} as Numbers),
  );

it("shows whole dollars on the payments' axis, also without any payment", () => {
  expect(draw("months", "2026-03", 0)).not.toContain("NaN");
  expect(draw("months", "2026-03", 0)).toContain(">$0<");
  expect(draw("months", "2026-03", 1234.56)).toMatch(/>\$1,000</);
});

it("shows whole inquiries on the weeks' axis", () => {
  const html = draw("weeks", "2026-03-02", 1);
  expect(html).toContain(">1<");
  expect(html).not.toContain(">0.2<");
});
