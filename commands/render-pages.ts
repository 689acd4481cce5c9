/**
 * Part of npm run build: writes the page of every refusal, and the style of every kind of page. It
 * is a process of its own because React selects its production build when a process starts, and
 * because it enables everything that the clinic's facts can enable.
 */
import { readdirSync, readFileSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { basename, join, resolve } from "node:path";
import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import type * as Pages from "../app/entry.server.tsx";
import {
  type RefusedStatus,
  refusalsFolder,
  refusedStatuses,
} from "../server/http/refusals/refused-statuses.ts";
import { makePageStyles } from "../server/publishing/make-page-styles.ts";
import { pageKind, refusalKind } from "../server/publishing/page-kind.ts";
import { writePageStyles } from "../server/publishing/page-styles.ts";

const build = (await import(resolve("build/server/index.js"))) as ServerBuild;
const handler = createRequestHandler(build, "production");
// The pages' own copies: React Router knows a context by its identity.
const { everythingOn, factsContext, refusalContext } = build.entry
  .module as unknown as typeof Pages;

/** Whether everything is enabled that the clinic's facts can enable. */
let all = false;

async function render(path: string, refused?: RefusedStatus): Promise<string> {
  const context = new RouterContextProvider();
  // Not found already has a page: that of any URL that does not exist.
  if (refused && refused !== 404) context.set(refusalContext, refused);
  if (all) context.set(factsContext, everythingOn(context.get(factsContext)));
  const address = refused === 404 ? "/nowhere" : path;
  const request = new Request(`http://localhost${address}`, { headers: { Accept: "text/html" } });
  const answer = await handler(request, context);
  const expected = refused ?? 200;
  if (answer.status !== expected) throw new Error(`${path} came with ${answer.status}`);
  return answer.text();
}

const refusals = join("build", refusalsFolder);
await mkdir(refusals, { recursive: true });
for (const status of refusedStatuses)
  await writeFile(join(refusals, `${status}.html`), await render("/", status));

all = true;
const files = readdirSync("build/client", { recursive: true, encoding: "utf8" });
const scripts = new Map(
  files
    .filter((file) => file.endsWith(".js"))
    .map((file) => [basename(file), readFileSync(join("build/client", file), "utf8")]),
);
const pages: Record<string, string[]> = { [refusalKind]: [] };
for (const file of files.filter((one) => one.endsWith(".html"))) {
  const path = `/${file}`.replace(/\/index\.html$/, "") || "/";
  pages[pageKind(file)] = [...(pages[pageKind(file)] ?? []), await render(path)];
}
for (const status of refusedStatuses) pages[refusalKind]?.push(await render("/", status));
const dialogs = pages.services?.[0]?.match(/<dialog[\s\S]*?<\/dialog>/g)?.join("") ?? "";
await writePageStyles("build", await makePageStyles(pages, { scripts, dialogs }));
