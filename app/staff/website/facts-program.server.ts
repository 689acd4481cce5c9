import { readFileSync } from "node:fs";
import type { FactChange } from "~/facts/fact-change";
import { factsJsonSchema } from "~/facts/facts-json-schema";
import { type Facts, factsProblems } from "~/facts/facts-schema";
import type { ImportedFacts } from "./import-facts.server";

/** The parts of the site that the program uses; opened only when needed. */
export type FactsSite = {
  readHead: () => Promise<{ version: number; facts: Facts }>;
  importFacts: (facts: Facts, asked: { preview: boolean }) => Promise<ImportedFacts>;
};

/** `npm run facts -- …`. Gives what is written; throws an error that says what to do. */
export async function runFactsProgram(
  [what, ...rest]: readonly string[],
  site: FactsSite,
): Promise<string> {
  const file = rest.find((one) => !one.startsWith("--"));
  switch (what) {
    case "export":
      return `${JSON.stringify((await site.readHead()).facts, null, 2)}\n`;
    case "schema":
      return factsJsonSchema();
    case "check": {
      if (file) readFactsFile(file);
      const { version } = await site.readHead();
      return file
        ? `The facts in ${file} fit.\n`
        : `The published facts (version ${version}) fit.\n`;
    }
    case "import": {
      if (!file) throw new Error("Which file? npm run facts -- import facts.json");
      const preview = rest.includes("--preview");
      const imported = await site.importFacts(readFactsFile(file), { preview });
      return reportOf(imported, preview);
    }
  }
  throw new Error(usage);
}

const usage = `npm run facts -- export > facts.json      the published facts
npm run facts -- check [facts.json]       whether they fit; each fault in a line
npm run facts -- import facts.json        shows what changes and publishes it; with --preview only shows
npm run facts -- schema                   their form, as in docs/facts.schema.json`;

/** Reads and checks a file; lines before the first "{" come from npm, when it exported. */
function readFactsFile(file: string): Facts {
  const text = readFileSync(file, "utf8");
  const start = /^\{/m.exec(text)?.index ?? 0;
  let stored: unknown;
  try {
    stored = JSON.parse(text.slice(start));
  } catch (error) {
    throw new Error(`${file} is not JSON: ${(error as Error).message}`);
  }
  const checked = factsProblems(stored);
  if ("problems" in checked)
    throw new Error(
      `The facts in ${file} do not fit:\n${checked.problems.map((line) => `  - ${line}`).join("\n")}`,
    );
  return checked.facts;
}

function reportOf({ changes, version, refused }: ImportedFacts, preview: boolean): string {
  const lines = changes.map(
    ({ path, from, to }: FactChange) => `${path}: ${shown(from)} -> ${shown(to)}`,
  );
  if (refused !== null) throw new Error([...lines, refused].join("\n"));
  const last =
    version !== null
      ? `Published as version ${version}. A site that runs serves it within 5 seconds.`
      : preview && changes.length > 0
        ? "Only shown: nothing was published."
        : "The site says this already.";
  return `${[...lines, last].join("\n")}\n`;
}

const shown = (value: unknown) => (value === undefined ? "(none)" : JSON.stringify(value));
