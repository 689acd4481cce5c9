/**
 * Part of npm run build: writes the page of every refusal, as React renders it, to the folder that
 * is given. A process of its own, since React's own build for production is chosen at its start.
 */
import { mkdir, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import type * as Pages from "../app/entry.server.tsx";
import { refusedStatuses } from "../server/http/refusals/refused-statuses.ts";

const [folder = ""] = process.argv.slice(2);
const build = (await import(resolve("build/server/index.js"))) as ServerBuild;
const handler = createRequestHandler(build, "production");
// The pages' own copy: a context is known by its identity.
const { refusalContext } = build.entry.module as unknown as typeof Pages;

await mkdir(folder, { recursive: true });
for (const status of refusedStatuses) {
  const context = new RouterContextProvider();
  // Not found has a page of its own already: that of any address without one.
  if (status !== 404) context.set(refusalContext, status);
  const address = status === 404 ? "http://localhost/nowhere" : "http://localhost/";
  const request = new Request(address, { headers: { Accept: "text/html" } });
  const answer = await handler(request, context);
  if (answer.status !== status) throw new Error(`The page of ${status} came as ${answer.status}`);
  await writeFile(join(folder, `${status}.html`), await answer.text());
}
