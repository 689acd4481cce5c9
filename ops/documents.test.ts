import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, it } from "vitest";

const files = globSync("**", {
  exclude: (name) => ["node_modules", "build", "data", ".git"].includes(name),
});

/** Folders that the build or the site makes. */
const made = /^(?:build|data|DATA_DIR)\//;

/** Whether a file has this name; a document may omit the folders that all its files share. */
const exists = (path: string) =>
  made.test(path) || existsSync(path) || files.some((file) => file.endsWith(`/${path}`));

it.each(["README.md", ...globSync("docs/**/*.md")])(
  "%s names only files that exist",
  (document) => {
    const text = readFileSync(document, "utf8");
    const named = /`((?:[\w.-]+\/)+[\w.*-]*\.[a-z]+|[\w-]+\.(?:ts|tsx|mjs|md))`/g;
    const paths = [...text.matchAll(named)].map(([, path = ""]) => path);
    const links = [...text.matchAll(/\]\((?!https?:|#|mailto:)([^)#]+)[^)]*\)/g)].map(
      ([, path = ""]) => join(dirname(document), path),
    );
    expect([...paths, ...links].filter((path) => !exists(path))).toEqual([]);
  },
);

it("the code and its settings name only files that exist", () => {
  const sources = globSync(["{app,ops,tests,bench}/**/*.{ts,tsx,mjs}", "*.ts", ".*.mjs"]);
  // Tests of what follows when a file is moved invent some.
  const code = sources.filter((source) => !source.startsWith("ops/stale-build"));
  const missing = code.flatMap((source) => {
    const text = readFileSync(source, "utf8");
    const comments = text.match(/^\s*(?:\/\*\*|\*|\/\/) .*/gm) ?? [];
    const inComments = /(?<![\w/.*-])[\w-][\w./-]*\.(?:tsx?|mjs|css|md)\b/g;
    const inTexts = /(?<![\w/.*~@\\-])(?:[\w-][\w.-]*\/)+[\w.-]+\.(?:tsx?|mjs|css|sql)\b/g;
    return [...comments.join("\n").matchAll(inComments), ...text.matchAll(inTexts)]
      .map(([path]) => path)
      .filter((path) => !exists(path))
      .map((path) => `${source}: ${path}`);
  });
  expect(missing).toEqual([]);
});

it("each pattern of vitest.config.ts finds a test", () => {
  const config = readFileSync("vitest.config.ts", "utf8").replaceAll("{ts,tsx}", "*");
  const patterns = [...config.matchAll(/"([^"\s]+\.test\.[^"\s]+)"/g)].flatMap(
    ([, pattern = ""]) => {
      const [choice = "", names = ""] = /\{([^}]+)\}/.exec(pattern) ?? [];
      return names.split(",").map((name) => pattern.replace(choice, name));
    },
  );
  expect(patterns.length).toBeGreaterThan(8);
  expect(patterns.filter((pattern) => globSync(pattern).length === 0)).toEqual([]);
});
