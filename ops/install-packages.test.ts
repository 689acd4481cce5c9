import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { countPackages, linkNode, startProgressLine } from "./install-packages.mjs";

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

it("counts packages while npm removes and writes their folders", () => {
  const modules = mkdtempSync(join(tmpdir(), "modules-"));
  onTestFinished(() => rmSync(modules, { recursive: true }));
  for (const name of ["one", "@scope/two", "@scope/three"]) {
    mkdirSync(join(modules, name), { recursive: true });
    if (name !== "@scope/three") writeFileSync(join(modules, name, "package.json"), "{}");
  }
  // A folder that is gone between the list and the look at it.
  symlinkSync(join(modules, "nowhere"), join(modules, "@gone"));
  expect(countPackages(modules)).toBe(2);
  expect(countPackages(join(modules, "nowhere"))).toBe(0);
});

it("links the project's Node where npm has left the link out, and nothing else", () => {
  const modules = mkdtempSync(join(tmpdir(), "modules-"));
  onTestFinished(() => rmSync(modules, { recursive: true }));
  const name = `node-${process.platform}-${process.arch}`;
  mkdirSync(join(modules, ".bin"));
  linkNode(modules);
  expect(() => readFileSync(join(modules, ".bin/node"))).toThrow("ENOENT");
  mkdirSync(join(modules, name, "bin"), { recursive: true });
  writeFileSync(join(modules, name, "bin/node"), "its program");
  linkNode(modules);
  linkNode(modules);
  expect(readFileSync(join(modules, ".bin/node"), "utf8")).toBe("its program");
});
