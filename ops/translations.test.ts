import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { makeDataDir } from "../tests/support/databases";
import { confirmTranslations, hashOfTexts, staleTranslations } from "./translations";

function makeModules(english: string) {
  const app = makeDataDir();
  for (const language of ["en", "es"])
    mkdirSync(join(app, "content", language), { recursive: true });
  const write = (path: string, text: string) => writeFileSync(join(app, path), text);
  write("content/en/faqs.ts", english);
  write("content/es/faqs.ts", 'export const tides = "Las mareas";\n');
  return { app, write, read: (path: string) => readFileSync(join(app, path), "utf8") };
}

it("a translation is stale from a change of its English text until somebody confirms it", () => {
  const { app, write, read } = makeModules('export const tides = "The tides";\n');
  expect(staleTranslations(app)).toEqual(["content/es/faqs.ts"]);
  confirmTranslations(["app/content/es/faqs.ts"], app);
  expect(staleTranslations(app)).toEqual([]);
  expect(read("content/es/faqs.ts")).toMatch(
    /^\/\/ Translates content\/en\/faqs\.ts as of [0-9a-f]{12}\.\nexport/,
  );
  write("content/en/faqs.ts", 'export const tides = "The tides, twice a day";\n');
  expect(staleTranslations(app)).toEqual(["content/es/faqs.ts"]);
  confirmTranslations(["app/content/es/faqs.ts"], app);
  expect(staleTranslations(app)).toEqual([]);
  expect(read("content/es/faqs.ts").match(/Translates/g)).toHaveLength(1);
});

it("a comment, an import or a line break does not change what a module says", () => {
  const plain = 'export const tides = { when: "Twice", "//": "https://tides.example" };\n';
  const dressed = `import { moon } from "./moon";\n/** Of the sea. */\nexport const tides = {\n  // Often.\n  when: "Twice", "//": "https://tides.example" };\n`;
  expect(hashOfTexts(dressed)).toBe(hashOfTexts(plain));
  expect(hashOfTexts(plain.replace("Twice", "Often"))).not.toBe(hashOfTexts(plain));
});

it("a file that translates nothing is refused", () => {
  const { app } = makeModules("");
  expect(() => confirmTranslations(["app/content/en/faqs.ts"], app)).toThrow("is no translation");
});
