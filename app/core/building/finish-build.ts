/**
 * The second step of npm run build: removes scripts that no page loads, compresses the others, makes
 * the style of every kind of page, and writes the refusal that nginx sends.
 */
import { readdirSync, readFileSync, rmSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { buildFolder } from "~/core/build-folder";
import { compress } from "~/core/http/files/compress";
import { inlineHashes, isCompressible, typeOfPath } from "~/core/http/files/memory-file";
import { refusalStatuses } from "~/core/http/page-set";
import { refusalJson } from "~/core/http/refusals/refusals";
import { contentSecurityPolicy } from "~/core/http/security-headers";
import { renderPage as render } from "~/core/pages/built-pages";
import { pageKind, refusalKind, stylesFile, withStyle } from "~/core/pages/page-styles";
import { currentFacts } from "~/facts/current-facts";
import { everythingOn } from "~/facts/facts-with-all-features";
import { staticPaths } from "~/static-paths";
import { makePageStyles } from "./make-page-styles";
import { reachableAssets } from "./reachable-assets";

const client = join(buildFolder, "client");
const refused = join(buildFolder, "refused");
const facts = currentFacts();
/** All that facts can enable: a fact that is published later needs no rule that is missing. */
const everything = { facts: everythingOn(facts), pageDates: {} };

const pages: Record<string, string[]> = { [refusalKind]: [] };
for (const path of staticPaths) {
  if (!typeOfPath(path).startsWith("text/html")) continue;
  const kind = pageKind(path);
  pages[kind] = [...(pages[kind] ?? []), await render(path, everything)];
}
for (const status of refusalStatuses)
  pages[refusalKind]?.push(await render("/", everything, status));

const names = readdirSync(client, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath, entry.name).slice(client.length + 1));
const reachable = await reachableAssets(client, names, Object.values(pages).flat());
const scripts = new Map<string, string>();
for (const name of names) {
  const file = join(client, name);
  if (name.startsWith("assets/") && !reachable.has(basename(name))) rmSync(file);
  else if (name.endsWith(".js")) scripts.set(basename(name), readFileSync(file, "utf8"));
}

const dialogs = pages.services?.[0]?.match(/<dialog[\s\S]*?<\/dialog>/g)?.join("") ?? "";
const styles = await makePageStyles(pages, { scripts, dialogs });

await Promise.all(
  names
    .filter((name) => isCompressible(typeOfPath(`/${name}`)) && !/\.(br|gz)$/.test(name))
    .filter((name) => !name.startsWith("assets/") || reachable.has(basename(name)))
    .map(async (name) => {
      const file = join(client, name);
      for (const [ending, bytes] of Object.entries(await compress(readFileSync(file), "fully")))
        await writeFile(`${file}.${ending}`, bytes);
    }),
);

// nginx sends it when it refuses a request itself. Its policy is in the page, because nginx does not
// know its hashes.
rmSync(refused, { recursive: true, force: true });
await mkdir(refused);
const page = withStyle(await render("/", { facts, pageDates: {} }, 500), styles, refusalKind);
const [inlineScripts, inlineStyles] = [inlineHashes(page, "script"), inlineHashes(page, "style")];
const policy = contentSecurityPolicy({
  ...{ path: "", https: false, scripts: inlineScripts, styles: inlineStyles },
}).replace("frame-ancestors 'none'; ", "");
const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
await writeFile(join(refused, "refused.html"), page.replace("<head>", `<head>${meta}`));
await writeFile(join(refused, "refused.json"), refusalJson);

await writeFile(join(buildFolder, stylesFile), JSON.stringify(styles));
