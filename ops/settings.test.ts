import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { allocatorSettings, heapSettings } from "./settings.mjs";

/** The output of a command that prints two settings, in a folder of its own. */
function run(folder: string) {
  const module = resolve(import.meta.dirname, "settings.mjs");
  const script = `import { loadSettings } from ${JSON.stringify(module)};
    loadSettings();
    console.log(process.env.HOST, process.env.PORT);`;
  const parameters = ["--input-type=module", "--eval", script];
  const env = { PORT: "4000" };
  const { stdout, stderr } = spawnSync(process.execPath, parameters, { cwd: folder, env });
  return { stdout: String(stdout), stderr: String(stderr) };
}

it("lets the environment override the file's settings, and is silent without a file", () => {
  const folder = mkdtempSync(join(tmpdir(), "settings-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  expect(run(folder)).toEqual({ stdout: "undefined 4000\n", stderr: "" });
  writeFileSync(join(folder, ".env"), "HOST=0.0.0.0\nPORT=5000\n");
  expect(run(folder)).toEqual({ stdout: "0.0.0.0 4000\n", stderr: "" });
});

const variables = Object.entries(allocatorSettings).map(([name, value]) => `${name}=${value}`);

it.each([
  ["ops/clinic-site@.service", heapSettings],
  ["ops/Dockerfile", heapSettings.map((setting) => `"${setting}"`)],
])("%s starts the site with the memory settings of npm start", (file, flags) => {
  const text = readFileSync(file, "utf8");
  for (const words of [...flags, ...variables]) expect(text).toContain(words);
});
