import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { allocatorSettings, heapSettings } from "./memory-settings.mjs";

const variables = Object.entries(allocatorSettings).map(([name, value]) => `${name}=${value}`);

it.each([
  ["ops/site.service", heapSettings],
  ["ops/Dockerfile", heapSettings.map((setting) => `"${setting}"`)],
])("%s starts the site with the memory settings of npm start", (file, flags) => {
  const text = readFileSync(file, "utf8");
  for (const words of [...flags, ...variables]) expect(text).toContain(words);
});
