import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { request } from "node:https";
import { connect as connectPlain } from "node:net";
import { connect, type TLSSocket } from "node:tls";
import { expect, it, onTestFinished } from "vitest";
import { makeDataDir } from "../../testing/databases";
import { plainRequest } from "../../testing/peers/plain-request";
import { waitUntil } from "../../testing/wait-until";
import { nginxIsHere } from "./start-nginx";

const answers = (port: number) =>
  new Promise<boolean>((done) => {
    const socket = connectPlain({ port, host: "127.0.0.1" }, () => done(true));
    socket.on("connect", () => socket.destroy()).on("error", () => done(false));
  });
/** The ports that the command always uses. */
const ports = [3000, 8080, 8443];
const portsAreFree = (await Promise.all(ports.map(answers))).every((taken) => !taken);

it.runIf(nginxIsHere && portsAreFree)(
  "npm run deploy:try serves the site with encryption and nothing without it",
  async () => {
    const child = spawn("npm", ["run", "deploy:try"], {
      env: { ...process.env, DATA_DIR: makeDataDir() },
      stdio: "ignore",
      detached: true,
    });
    const ended = new Promise((done) => child.once("close", done));
    onTestFinished(async () => {
      // Stops the whole group, as Ctrl+C does.
      if (child.pid && child.exitCode === null) process.kill(-child.pid, "SIGINT");
      await ended;
    });
    await waitUntil(async () => (await Promise.all(ports.map(answers))).every(Boolean), 60_000);
    const ca = readFileSync("build/nginx/certificate.pem");

    const page = await new Promise<{ status?: number; promise?: string; text: string }>(
      (done, fail) => {
        request({ host: "localhost", port: 8443, path: "/about", ca, agent: false }, (answer) => {
          let text = "";
          answer.on("data", (chunk: Buffer) => {
            text += chunk.toString();
          });
          const { statusCode: status = 0, headers } = answer;
          const promise = headers["strict-transport-security"] ?? "";
          answer.on("end", () => done({ status, promise, text }));
        })
          .on("error", fail)
          .end();
      },
    );
    expect(page.status).toBe(200);
    expect(page.promise).toMatch(/^max-age=63072000; includeSubDomains/);
    expect(page.text).toContain("<h1");

    const led = await plainRequest(8080, "/about", { headers: { Host: "localhost" } });
    expect([led.status, led.headers.location]).toEqual([308, "https://localhost:8443/about"]);

    const spoken = (version: TLSSocket["getProtocol"] extends () => infer P ? P : never) =>
      new Promise<string | null>((done, fail) => {
        const only = { minVersion: version, maxVersion: version, ciphers: "DEFAULT@SECLEVEL=0" };
        const to = { host: "127.0.0.1", servername: "localhost", port: 8443, ca };
        const socket = connect({ ...to, ...(only as object) }, () => {
          done(socket.getProtocol());
          socket.destroy();
        });
        socket.on("error", fail);
      });
    expect(await spoken("TLSv1.2")).toBe("TLSv1.2");
    expect(await spoken("TLSv1.3")).toBe("TLSv1.3");
    await expect(spoken("TLSv1.1")).rejects.toThrow();
  },
  90_000,
);
