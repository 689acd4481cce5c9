import { afterAll, onTestFinished } from "vitest";
import { type BuiltServer, startBuiltServer } from "../../testing/built-server";
import { makeDataDir } from "../../testing/databases";
import { type PlainAnswer, plainRequest } from "../../testing/peers/plain-request";
import { shareBuiltServer } from "../../testing/share-built-server";
import { startNginx } from "./start-nginx";

/** Headers of the connection or the server, not of the response. */
const ofTheConnection = ["connection", "keep-alive", "date", "server"];

function comparable({ status, headers, body }: PlainAnswer) {
  const kept = Object.entries(headers).filter(([name]) => !ofTheConnection.includes(name));
  return { status, headers: Object.fromEntries(kept), body: body.toString("base64") };
}

const settingsOf = (https: boolean) => ({
  TRUSTED_PROXIES: "127.0.0.1",
  SITE_URL: https ? "https://www.coquinawellness.example" : "http://localhost:8080",
});

/** The built site, nginx in front of it, and a function that sends both the same request. */
export async function startSiteAndNginx(
  https: boolean,
  env: Record<string, string> = {},
  user?: "www-data",
) {
  const dataDir = makeDataDir();
  const site = await startBuiltServer({ ...env, DATA_DIR: dataDir, ...settingsOf(https) });
  const inFront = await putNginxInFront({ ...site, dataDir }, https, user);
  onTestFinished(() => inFront.nginx.stop());
  return inFront;
}

const shared = new Map<boolean, ReturnType<typeof putNginxInFront>>();
afterAll(async () => {
  for (const running of shared.values()) await (await running).nginx.stop();
});

/** The same, shared by all tests of a file: for tests that leave nothing behind in either. */
export async function shareSiteAndNginx(https: boolean) {
  const running =
    shared.get(https) ??
    shareBuiltServer(settingsOf(https)).then((site) => putNginxInFront(site, https));
  shared.set(https, running);
  return running;
}

async function putNginxInFront(
  site: BuiltServer & { dataDir: string },
  https: boolean,
  user?: "www-data",
) {
  const { dataDir } = site;
  const siteUrl = settingsOf(https).SITE_URL;
  const { host } = new URL(siteUrl);
  const ask = (port: number, path: string, options: Parameters<typeof plainRequest>[2] = {}) =>
    plainRequest(port, path, { ...options, headers: { Host: host, ...options.headers } });
  const nginx = await startNginx({ sitePort: site.port, siteUrl, dataDir, ...(user && { user }) });
  const both = async (path: string, options: Parameters<typeof plainRequest>[2] = {}) => ({
    fromSite: comparable(await ask(site.port, path, options)),
    fromNginx: comparable(await ask(nginx.port, path, options)),
  });
  return { site, nginx, both, host, ask, dataDir };
}
