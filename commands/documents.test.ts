import { existsSync, globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

/** Made when the site is built or runs. */
const made = /^(?:build|data|DATA_DIR)\//;

it.each(["README.md", ...globSync("docs/**/*.md")])(
  "%s names only files that exist",
  (document) => {
    const text = readFileSync(document, "utf8");
    const paths = [
      ...text.matchAll(/`((?:[\w.-]+\/)+[\w.*-]*\.[a-z]+|[\w-]+\.(?:ts|tsx|mjs|md))`/g),
    ].map(([, path = ""]) => path);
    const links = [...text.matchAll(/\]\((?!https?:|#|mailto:)([^)#]+)[^)]*\)/g)].map(
      ([, path = ""]) =>
        `${document.includes("/") ? `${document.replace(/\/[^/]*$/, "")}/` : ""}${path}`,
    );
    const missing = [...paths, ...links].filter((path) => !made.test(path) && !existsSync(path));
    expect(
      missing,
      "Write paths from the project's folder on, and mend them when files move.",
    ).toEqual([]);
  },
);
