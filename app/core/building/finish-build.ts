/**
 * The second step of npm run build: removes scripts that no page loads, makes the style of every kind
 * of page, compresses files and pages, and writes the error page that nginx sends.
 */

import { readdirSync, readFileSync, rmSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { isPaged } from "~/catalogue/paging";
import { listings } from "~/catalogue/products";
import { pathIn } from "~/content/languages";
import { isCompressible, refusals, typeOfPath, writeVariants } from "~/core/http/memory-file";
import { pageKind, refusalKind } from "~/core/pages/page-set";
import { buildFolder, compressedFolder, stylesFile } from "~/core/pages/page-styles";
import { renderPage as render } from "~/core/pages/render-page";
import { currentFacts } from "~/facts/current-facts";
import { everythingOn } from "~/facts/sample-details";
import { staticPaths } from "~/static-paths";
import { storeFinishedPages } from "./finished-pages";
import { makePageStyles, type ReadPages, readMarkup, readPages } from "./make-page-styles";
import { makeRefusalPages, refusalFolder } from "./refusal-pages";

const assetName = /[\w.-]+-[\w-]{8}\.[a-z0-9]+/g;
const client = join(buildFolder, "client");
const facts = currentFacts();
/** Rendered with every fact switched on, so that a fact that is published later finds its rules. */
const everything = { facts: everythingOn(facts), pageDates: {} };

const pages: Record<string, ReadPages> = {};
const namedAssets = new Set<string>();
function read(kind: string, html: string) {
  for (const [name] of html.matchAll(assetName)) namedAssets.add(name);
  const read = pages[kind] ?? readPages();
  pages[kind] = read;
  read.add(html);
}
for (const { language, status } of refusals)
  read(refusalKind, await render(pathIn(language, "/"), everything, status));
// A paged catalogue has pages of other markup than its first: every view, a search, no results.
const searches = ["view=evidence", "view=index&page=2", "q=ozempic", "q=zzzz"];
const catalogues = isPaged ? searches.map((search) => `/services?${search}`) : [];
for (const path of [...staticPaths, ...catalogues]) {
  const [page = path] = path.split("?");
  if (typeOfPath(page).startsWith("text/html"))
    read(pageKind(page), await render(path, everything));
}

const names = readdirSync(client, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath, entry.name).slice(client.length + 1));
// A style sheet is a file only where code names its URL, as the desk's does.
const sheets = names.filter((name) => name.endsWith(".css")).map((name) => basename(name));
const reachable = await reachableAssets(client, names, [...namedAssets, ...sheets]);
const scripts = new Map<string, string>();
for (const name of names) {
  const file = join(client, name);
  if (name.startsWith("assets/") && !reachable.has(basename(name))) rmSync(file);
  else if (name.endsWith(".js")) scripts.set(basename(name), readFileSync(file, "utf8"));
}

const dialogFiles = isPaged
  ? listings.map(({ slug }) => `/treatment-dialogs.json?treatment=${slug}`)
  : ["/treatment-dialogs.json"];
const dialogs = readMarkup();
for (const path of dialogFiles)
  for (const html of Object.values<string>(JSON.parse(await render(path, everything))))
    dialogs.add(html);
const styles = await makePageStyles(pages, { scripts, dialogs });

await Promise.all(
  names
    .filter((name) => isCompressible(typeOfPath(`/${name}`)) && !/\.(br|gz)$/.test(name))
    .filter((name) => !name.startsWith("assets/") || reachable.has(basename(name)))
    .map((name) => writeVariants(join(client, name), readFileSync(join(client, name)))),
);

// Pages too, as the site makes them today: a start renders only those that other facts change.
const compressedPages = join(buildFolder, compressedFolder);
rmSync(compressedPages, { recursive: true, force: true });
await mkdir(compressedPages);
await storeFinishedPages(compressedPages, styles);

const refused = join(buildFolder, refusalFolder);
rmSync(refused, { recursive: true, force: true });
await mkdir(refused);
for (const [name, text] of await makeRefusalPages(facts, styles))
  await writeFile(join(refused, name), text);

await writeFile(join(buildFolder, stylesFile), JSON.stringify(styles));

const stale = import.meta.env.STALE_TRANSLATIONS ?? [];
if (stale.length > 0)
  console.log(`Older than their English text: ${stale.map((file) => `app/${file}`).join(", ")}`);

/**
 * The hashed files that a page can load: those named in a page, or in another such file. The build
 * also makes a script of every route, for a client router that this site does not have.
 * @param names of the files in `folder`
 * @param named those that the pages name
 */
async function reachableAssets(folder: string, names: readonly string[], named: readonly string[]) {
  const assets = new Map(
    names.filter((name) => name.startsWith("assets/")).map((name) => [basename(name), name]),
  );
  const found = new Set<string>();
  const waiting: string[] = [];
  const search = (text: string) => {
    for (const [asset] of text.matchAll(assetName)) {
      const file = assets.get(asset);
      if (!file || found.has(asset)) continue;
      found.add(asset);
      if (/\.(js|css)$/.test(asset)) waiting.push(file);
    }
  };
  for (const name of named) search(name);
  // Pages that are rendered on request have islands too.
  for (const name of names) if (/(?<!entry)\.client-/.test(name)) search(basename(name));
  for (const name of waiting) search(await readFile(join(folder, name), "utf8"));
  return found;
}
