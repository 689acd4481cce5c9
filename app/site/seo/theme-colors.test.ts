import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, it } from "vitest";
import { themeColors } from "./page-head";

it("the colors around the page are the style sheet's --night, by day and by night", () => {
  const tokens = readFileSync(resolve(import.meta.dirname, "../../ui/styles/tokens.css"), "utf8");
  const [day, night] = [...tokens.matchAll(/--night: (#\w{6});/g)].map(([, color]) => color);
  expect(themeColors).toEqual({ light: day, dark: night });
});
