import { onTestFinished } from "vitest";
import { startBuiltServer } from "../../testing/built-server";
import { makeDataDir } from "../../testing/databases";
import { type PlainAnswer, plainRequest } from "../../testing/peers/plain-request";
import { startNginx } from "./start-nginx";

/** Headers of the connection or the server, not of the answer. */
const ofTheConnection = ["connection", "keep-alive", "date", "server"];

function comparable({ status, headers, body }: PlainAnswer) {
  const kept = Object.entries(headers).filter(([name]) => !ofTheConnection.includes(name));
  return { status, headers: Object.fromEntries(kept), body: body.toString("base64") };
}

/** The built site, nginx in front of it, and a function that sends both the same request. */
export async function startSiteAndNginx(
  https: boolean,
  env: Record<string, string> = {},
  user?: "www-data",
) {
  const siteUrl = https ? "https://www.coquinawellness.example" : "http://localhost:8080";
  const { host } = new URL(siteUrl);
  const ask = (port: number, path: string, options: Parameters<typeof plainRequest>[2] = {}) =>
    plainRequest(port, path, { ...options, headers: { Host: host, ...options.headers } });
  const dataDir = makeDataDir();
  const site = await startBuiltServer({
    ...env,
    DATA_DIR: dataDir,
    TRUSTED_PROXIES: "127.0.0.1",
    SITE_URL: siteUrl,
  });
  const nginx = await startNginx({ sitePort: site.port, siteUrl, dataDir, ...(user && { user }) });
  onTestFinished(() => nginx.stop());
  const both = async (path: string, options: Parameters<typeof plainRequest>[2] = {}) => ({
    fromSite: comparable(await ask(site.port, path, options)),
    fromNginx: comparable(await ask(nginx.port, path, options)),
  });
  return { site, nginx, both, host, ask, dataDir };
}
