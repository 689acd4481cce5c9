import { expect, it } from "vitest";
import { startProgressLine } from "./install-packages.mjs";

function written(isTTY: boolean, columns = 80) {
  const texts: string[] = [];
  const out = { isTTY, columns, write: (text: string) => texts.push(text) };
  const line = startProgressLine("Building the site…", out);
  line.show("Building the site: pages, 2 of 4");
  line.end();
  return texts.join("");
}

it("rewrites its line on a terminal", () => {
  expect(written(true)).toBe("Building the site…\r\u001b[2KBuilding the site: pages, 2 of 4\n");
});

it("is cut to the terminal's width, so that it stays one line", () => {
  expect(written(true, 20)).toContain("\u001b[2KBuilding the site: \n");
});

it("is not cut on a terminal of unknown width", () => {
  expect(written(true, 0)).toContain("pages, 2 of 4\n");
});

it("writes only its first text where output is piped", () => {
  expect(written(false)).toBe("Building the site…\n");
});
