/**
 * npm run dev: runs the site from its sources, on http://localhost:3000 or PORT. A change restarts
 * it within a second, and reloads the open pages. Data is in DATA_DIR, as with npm start. Only this
 * machine can reach it, and no other site can read it; vite.config.ts says which files it sends.
 */
import { realpathSync } from "node:fs";
import { createServer as createHttpServer } from "node:http";
import { createServer } from "vite";
import { loadSettings } from "./settings.mjs";

loadSettings();
process.env.NODE_ENV = "development";
const port = Number(process.env.PORT || 3000);
const http = createHttpServer((request, response) => {
  if (!isOwn(request)) return response.writeHead(403).end("Only this site's own pages may ask.\n");
  vite.middlewares(request, response, async () => {
    const site = await current;
    if (site) site.listener(request, response);
    else response.writeHead(500).end("The site does not start: the terminal says why.\n");
  });
});

/**
 * Whether a request names this server as its host, and comes from one of its pages or opens one:
 * other sites on this machine, or names that lead to it, get no sources and no data.
 */
function isOwn({ headers }) {
  const { host, origin, "sec-fetch-site": site, "sec-fetch-mode": mode } = headers;
  const names = ["localhost", "127.0.0.1", "[::1]"].map((name) => `${name}:${http.address().port}`);
  if (!names.includes(host)) return false;
  if (site) return site === "same-origin" || site === "none" || mode === "navigate";
  return origin === undefined || origin === `http://${host}`;
}

const vite = await createServer({
  appType: "custom",
  server: { middlewareMode: true, ws: { server: http }, hmr: { server: http } },
});

/** The running site; null when it did not start. */
let current = start();

async function start() {
  try {
    const { startSite } = await vite.ssrLoadModule("/app/start-site.ts");
    return await startSite({ development: true });
  } catch (error) {
    vite.ssrFixStacktrace(error);
    console.error(error);
    return null;
  }
}

async function restart() {
  const before = current;
  current = before.then((site) => site?.stop()).then(start);
  if (await current) vite.ws.send({ type: "full-reload" });
}

/** The start fails when the folder is moved. */
const sources = `${realpathSync("app")}/`;
let waiting;
vite.watcher.on("all", (_event, file) => {
  if (!file.startsWith(sources) || file.includes(".test.")) return;
  // Waits a moment, because an editor may save several files at once.
  clearTimeout(waiting);
  waiting = setTimeout(restart, 50);
});

http.listen(port, "127.0.0.1", () =>
  console.log(`The site is at http://localhost:${http.address().port}`),
);
for (const signal of ["SIGINT", "SIGTERM"])
  process.once(signal, async () => {
    http.close();
    http.closeAllConnections();
    await (await current)?.stop();
    await vite.close();
    process.exit(0);
  });
