import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { manyListings, manyTerms } from "../fixtures/many-products.ts";

const copied = [
  "app",
  "ops",
  "public",
  "package.json",
  "tsconfig.json",
  "vite.config.ts",
  "react-router.config.ts",
];

/**
 * Builds a copy of the site with `count` products in `folder`: what a build holds depends on its
 * listings, from the size of pages to their styles. Its files are compressed only quickly.
 */
export function buildManyProducts(folder: string, count: number) {
  mkdirSync(folder, { recursive: true });
  for (const name of copied) cpSync(name, join(folder, name), { recursive: true });
  symlinkSync(resolve("node_modules"), join(folder, "node_modules"));
  cpSync("tests/fixtures/many-products.ts", join(folder, "app/catalogue", "many-products.ts"));

  change(
    "app/facts/clinic-facts.ts",
    /(?<=\n {2})treatments,(?=\n)/,
    `treatments: ${manyTerms.name}(treatments, ${count}),`,
    `import { ${manyTerms.name} } from "~/catalogue/many-products";\n`,
  );
  for (const language of ["en", "es"])
    change(
      `app/content/${language}/catalogue/listings.ts`,
      /export (const) listings(: readonly Listing\[\] = \[[^\]]*\];)/,
      `$1 own$2\nexport const listings = ${manyListings.name}(own, ${count});`,
      `import { ${manyListings.name} } from "~/catalogue/many-products";\n`,
    );
  change("app/core/http/memory-file.ts", /constants\.BROTLI_MAX_QUALITY/, "5", "");
  execFileSync(process.execPath, ["ops/build.mjs", "--quiet"], { cwd: folder, stdio: "inherit" });

  function change(name: string, from: RegExp, to: string, imported: string) {
    const file = join(folder, name);
    const source = readFileSync(file, "utf8");
    if (!from.test(source)) throw new Error(`${name} has no ${from}`);
    writeFileSync(file, imported + source.replace(from, to));
  }
}
