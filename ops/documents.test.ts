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

it("comments in the code name only files that exist", () => {
  const sources = globSync("{app,ops,tests,bench}/**/*.{ts,tsx,mjs}");
  const missing = sources.flatMap((source) => {
    const comments = readFileSync(source, "utf8").match(/^\s*(?:\/\*\*|\*|\/\/) .*/gm) ?? [];
    return [...comments.join("\n").matchAll(/(?<![\w/.*-])[\w-][\w./-]*\.(?:tsx?|mjs|css|md)\b/g)]
      .map(([path]) => path)
      .filter((path) => !exists(path))
      .map((path) => `${source}: ${path}`);
  });
  expect(missing).toEqual([]);
});
