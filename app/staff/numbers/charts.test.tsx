import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { chartOf, ResponseTimeChart } from "./charts";
import type { Numbers } from "./read-numbers.server";

const draw = (name: "months" | "weeks" | "outcomes", ...drawn: number[]) => {
  const day = (n: number) => new Date(Date.UTC(2026, 0, n + 1)).toISOString();
  const lengths = { months: 7, weeks: 10, outcomes: 10 };
  const rows = drawn.map((_, n) => [day(name === "months" ? 31 * n : n).slice(0, lengths[name])]);
  return renderToStaticMarkup(
    chartOf({ name, title: "Chart", columns: [], rows, drawn }, {} as Numbers),
  );
};

it("shows whole dollars at the columns of payments", () => {
  expect(draw("months", 0.25, 0.75)).toContain(">$0<");
  expect(draw("months", 1, 1234.56)).toContain(">$1,235<");
});

it("shows the value at each column, and an axis where the values do not fit", () => {
  const few = draw("weeks", 0, 4, 22);
  expect([...few.matchAll(/class="value"[^>]*>(\d+)</g)].map(([, value]) => value)).toEqual([
    "0",
    "4",
    "22",
  ]);
  expect(few.match(/class="tick"/g)).toHaveLength(1);
  const many = draw("weeks", ...Array.from({ length: 60 }, () => 4));
  expect(many).not.toContain('class="value"');
  expect(many).toContain(">4<");
});

it("joins the rows without any below the bars", () => {
  const html = draw("outcomes", 7, 0, 2, 0);
  expect(html.match(/<rect/g)).toHaveLength(2);
  expect(html).toContain("None: 2026-01-02, 2026-01-04");
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

describe("the chart of the first answers", () => {
  const goalMinutes = 240;
  const drawWeeks = (...ninety: number[]) =>
    renderToStaticMarkup(
      <ResponseTimeChart
        goalMinutes={goalMinutes}
        title="Chart"
        weeks={ninety.map((minutes, n) => ({
          week: `2026-03-0${n + 2}`,
          inquiries: 1,
          answered: 1,
          median: 60,
          ninety: minutes,
        }))}
      />,
    );
  const hours = (html: string) =>
    [...html.matchAll(/>(\d+) h</g)].map(([, hour]) => Number(hour)).toSorted((a, b) => b - a);

  it("ends at three times the goal, and names what took longer", () => {
    const html = drawWeeks(33 * 60, 60);
    expect(hours(html)[0]).toBe(12);
    expect(html).toContain("▲ 33 h");
  });

  it("marks nothing while every answer fits", () => {
    const html = drawWeeks(5 * 60, 60);
    expect(hours(html)[0]).toBeLessThan(12);
    expect(html).not.toContain("▲");
  });

  it("has labels that do not cover each other where its lines end at one value", () => {
    const ends = [...drawWeeks(240, 60).matchAll(/dx="4"[^>]* y="([\d.]+)"/g)].map(([, y]) =>
      Number(y),
    );
    expect(new Set(ends).size).toBe(3);
  });
});
