/**
 * Cuts the two typefaces down to what the site prints: npm run fonts.
 * Newsreader for headings (display size, one weight), Instrument Sans for everything else
 * (weights 400 to 600). Both are under the SIL Open Font License.
 */
import { readFile, writeFile } from "node:fs/promises";
import subsetFont from "subset-font";

const ascii = Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i)).join("");
const characters = `${ascii}\u00a0‘’“”–—…·×©®°§é`;

const cuts = [
  {
    from: "@fontsource-variable/newsreader/files/newsreader-latin-standard-normal.woff2",
    to: "newsreader.woff2",
    axes: { opsz: 48, wght: 400 },
    features: ["kern", "lnum"],
  },
  {
    from: "@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2",
    to: "instrument-sans.woff2",
    axes: { wght: { min: 400, max: 600 } },
    features: ["kern"],
  },
];

for (const { from, to, axes, features } of cuts) {
  const font = await readFile(new URL(`../node_modules/${from}`, import.meta.url));
  const cut = await subsetFont(font, characters, {
    targetFormat: "woff2",
    variationAxes: axes,
    keepFeatures: features,
    noHinting: true,
  });
  await writeFile(new URL(`../app/fonts/${to}`, import.meta.url), cut);
  console.log(`${to}: ${cut.length} bytes`);
}
