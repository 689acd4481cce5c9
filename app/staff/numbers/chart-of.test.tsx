import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { chartOf } from "./chart-of";
import type { Numbers } from "./read-numbers.server";

const month = { month: "2026-03", payments: 0, receivedCents: 0, refundedCents: 0 };
const draw = (name: "months" | "weeks", numbers: Partial<Numbers>) =>
  renderToStaticMarkup(
    chartOf({ name, title: "Chart", columns: [], rows: [] }, numbers as Numbers),
  );

it("shows whole dollars on the payments' axis, also without any payment", () => {
  expect(draw("months", { months: [month] })).not.toContain("NaN");
  expect(draw("months", { months: [month] })).toContain(">$0<");
  expect(draw("months", { months: [{ ...month, receivedCents: 123_456 }] })).toMatch(/>\$1,000</);
});

it("shows whole inquiries on the weeks' axis", () => {
  const none = { answered: 0, median: null, ninety: null };
  const html = draw("weeks", { weeks: [{ week: "2026-03-02", inquiries: 1, ...none }] });
  expect(html).toContain(">1<");
  expect(html).not.toContain(">0.2<");
});
