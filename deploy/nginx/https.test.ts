import { request } from "node:https";
import { connect } from "node:tls";
import { describe, expect, it, onTestFinished } from "vitest";
import { startBuiltServer } from "../../testing/built-server";
import { makeDataDir } from "../../testing/databases";
import { plainRequest } from "../../testing/peers/plain-request";
import { nginxIsHere, startNginx } from "./start-nginx";

const siteUrl = "https://localhost:8443";

async function start() {
  const dataDir = makeDataDir();
  const site = await startBuiltServer({
    DATA_DIR: dataDir,
    SITE_URL: siteUrl,
    TRUSTED_PROXIES: "127.0.0.1",
  });
  const nginx = await startNginx({
    sitePort: site.port,
    siteUrl,
    dataDir,
    conf: "nginx-https.conf",
  });
  onTestFinished(() => nginx.stop());
  return nginx;
}

type Nginx = Awaited<ReturnType<typeof start>>;

const handshake = ({ tlsPort, certificate }: Nginx, more: object = {}) =>
  new Promise<{ protocol: string | null; cipher: string; alpn: string | false | null }>(
    (resolve, reject) => {
      const options = { host: "127.0.0.1", port: tlsPort, ca: certificate };
      const socket = connect({ ...options, servername: "localhost", ...more }, () => {
        const { alpnProtocol: alpn } = socket;
        resolve({ protocol: socket.getProtocol(), cipher: socket.getCipher().name, alpn });
        socket.destroy();
      });
      socket.on("error", reject);
    },
  );

const ask = (
  { tlsPort, certificate }: Nginx,
  path: string,
  { method = "GET", headers = {}, body = "" } = {},
) =>
  new Promise<{ status: number; headers: Record<string, unknown>; text: string }>(
    (resolve, reject) => {
      const to = { host: "127.0.0.1", port: tlsPort, ca: certificate, servername: "localhost" };
      const host = { Host: "localhost:8443", ...headers };
      const sent = request({ ...to, path, method, headers: host }, (answer) => {
        let text = "";
        answer.on("data", (chunk: Buffer) => {
          text += chunk.toString();
        });
        answer.on("end", () =>
          resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text }),
        );
      });
      sent.on("error", reject);
      sent.end(body);
    },
  );

const form = { "Content-Type": "application/x-www-form-urlencoded" };

describe.runIf(nginxIsHere)("nginx that ends TLS itself", () => {
  it("supports TLS 1.2 and 1.3 with forward secrecy, and nothing older", async () => {
    const nginx = await start();
    expect(await handshake(nginx)).toMatchObject({ protocol: "TLSv1.3" });
    expect(await handshake(nginx, { maxVersion: "TLSv1.2" })).toMatchObject({
      protocol: "TLSv1.2",
      cipher: expect.stringMatching(/^ECDHE-/),
    });
    const old = { minVersion: "TLSv1", maxVersion: "TLSv1.1", ciphers: "DEFAULT@SECLEVEL=0" };
    await expect(handshake(nginx, old)).rejects.toThrow();
    const weak = { maxVersion: "TLSv1.2", ciphers: "AES128-SHA:AES256-GCM-SHA384" };
    await expect(handshake(nginx, weak)).rejects.toThrow();
    expect(await handshake(nginx, { ALPNProtocols: ["h2", "http/1.1"] })).toMatchObject({
      alpn: "h2",
    });
  });

  it("sends pages, states and refusals with Strict-Transport-Security", async () => {
    const nginx = await start();
    for (const [path, status] of [
      ["/", 200],
      ["/about", 200],
      ["/contact?treatment=tadalafil", 200],
      ["/nowhere", 404],
    ] as const) {
      const answer = await ask(nginx, path);
      expect(answer.status, path).toBe(status);
      expect(answer.headers["strict-transport-security"]).toMatch(/^max-age=63072000;/);
    }
    const headers = { ...form, Origin: siteUrl, "Sec-Fetch-Site": "same-origin" };
    const posted = await ask(nginx, "/contact", { method: "POST", headers, body: "a=1" });
    expect(posted.status).toBe(422);
    const claimed = { ...headers, "X-Forwarded-Proto": "http" };
    const same = await ask(nginx, "/contact", { method: "POST", headers: claimed, body: "a=1" });
    expect(same.status).toBe(422);
    expect((await ask(nginx, "/", { headers: { Host: "evil.example" } })).status).toBe(421);
  });

  it("redirects pages from http to https, and accepts no form there, whatever its headers", async () => {
    const nginx = await start();
    for (const path of ["/", "/about?a=1", "/nowhere"]) {
      const led = await plainRequest(nginx.port, path, { headers: { Host: "localhost" } });
      expect([led.status, led.headers.location]).toEqual([308, siteUrl + path]);
    }
    const headers = { ...form, Host: "localhost", "X-Forwarded-Proto": "https" };
    const refused = await plainRequest(nginx.port, "/contact", {
      method: "POST",
      headers,
      body: "a=1",
    });
    expect(refused.status).toBe(426);
    expect(refused.body.toString()).toContain(`href="${siteUrl}/contact"`);
  });
});
