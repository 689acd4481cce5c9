import { spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { createInterface } from "node:readline";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { plainRequest } from "../tests/fakes/plain-request";

const marker = "only-for-the-operator";
/** A demo's folder, one that a setting names, and a file of settings. */
const demo = mkdtempSync("data-demo-test-");
const dataDir = mkdtempSync("build/test-");
const settings = `.env.${demo}`;
const secrets = [
  join(demo, "site.sqlite"),
  join(demo, "staff-set-up-address"),
  join(dataDir, "secret.txt"),
  join(dataDir, "backups", "site.age"),
  settings,
  ".git",
  "package.json",
];

let stop = () => {};
let port = 0;

beforeAll(async () => {
  mkdirSync(join(dataDir, "backups"));
  for (const file of secrets.slice(0, 5)) writeFileSync(file, marker);
  const child = spawn(process.execPath, ["ops/dev.mjs"], {
    env: { PATH: process.env.PATH, PORT: "0", DATA_DIR: dataDir, HOST: "0.0.0.0" },
    stdio: ["ignore", "pipe", "ignore"],
  });
  stop = () => child.kill("SIGKILL");
  port = await new Promise((done) =>
    createInterface(child.stdout).on("line", (line) => {
      const found = /is at http:\/\/localhost:(\d+)$/.exec(line);
      if (found) done(Number(found[1]));
    }),
  );
});

afterAll(() => {
  stop();
  for (const path of [demo, dataDir, settings]) rmSync(path, { recursive: true, force: true });
});

const ask = (path: string, headers: Record<string, string> = {}) =>
  plainRequest(port, path, { headers: { Host: `localhost:${port}`, ...headers } });

const inHex = (text: string) =>
  text.replace(/[^/]/g, (letter) => `%${letter.charCodeAt(0).toString(16)}`);

/** Ways to ask a development server for a file. */
function notations(file: string): string[] {
  const whole = resolve(file);
  const paths = [
    ...[`/${file}`, `//${file}`, `/./${file}`, `/app/../${file}`, `/app/%2e%2e/${file}`],
    ...[`/${inHex(file)}`, `/app%2f..%2f${file}`, `/app/..\\${file}`, `/${file}%00`, `/${file}/`],
    ...[`/@fs${whole}`, `/@fs/${whole}`, `/@fs${inHex(whole)}`, `/@fs${resolve("app")}/../${file}`],
    ...[`/@id/${whole}`, `/@id/__x00__${whole}`, `/@id/${file}`, `/node_modules/../${file}`],
  ];
  const queries = ["", "?raw", "?import", "?import&raw", "?raw&import", "?url", "?inline", "?t=1"];
  const tricks = ["?raw??", "?import&raw??", "?.svg?.wasm?init"];
  return paths.flatMap((path) => [...queries, ...tricks].map((query) => path + query));
}

describe("the development server", () => {
  it("sends pages and their sources, and the site's own files", async () => {
    expect((await ask("/about")).status).toBe(200);
    expect((await ask("/app/enhance/dialogs.ts")).status).toBe(200);
    expect((await ask("/favicon.svg")).status).toBe(200);
    const navigation = { "Sec-Fetch-Site": "cross-site", "Sec-Fetch-Mode": "navigate" };
    expect((await ask("/about", navigation)).status).toBe(200);
    // The first page compiles the whole site, which takes minutes on a busy machine.
  }, 300_000);

  it("sends the scripts of a page in the page's language", async () => {
    const page = (await ask("/es/contact")).body.toString();
    const [script = ""] = /\/app\/[\w/.-]*contact-form[^"\s]*/.exec(page) ?? [];
    expect((await ask(script)).body.toString()).toContain("nombre@example.com");
  }, 300_000);

  it.each(secrets)("does not send %s, however its path is written", async (file) => {
    for (const path of notations(file)) {
      const { status, body } = await ask(path);
      const text = body.toString("latin1");
      expect(text.includes(marker), path).toBe(false);
      expect(/gitdir:|"devDependencies"|SQLite format/.test(text), `${path} ${status}`).toBe(false);
    }
  });

  it("does not send the database of the running site", async () => {
    for (const path of notations(join(dataDir, "site.sqlite")))
      expect((await ask(path)).body.toString("latin1"), path).not.toContain("SQLite format");
  });

  it.each([
    ["a name that leads to this machine", { Host: "rebound.example" }],
    ["another name on this machine", { Host: "other.localhost" }],
    ["another port", { Host: "localhost:1" }],
    ["another local origin", { Origin: "http://localhost:5173" }],
    ["a script of another local site", { "Sec-Fetch-Site": "same-site", "Sec-Fetch-Mode": "cors" }],
  ])("refuses %s", async (_, headers) => {
    for (const path of ["/", "/app/root.tsx", "/@vite/client", "/staff"]) {
      const response = await ask(path, headers);
      expect(response.status, path).toBe(403);
      expect(response.headers).not.toHaveProperty("access-control-allow-origin");
    }
  });

  it("allows no other origin to read its responses", async () => {
    const own = await ask("/app/enhance/dialogs.ts", { Origin: `http://localhost:${port}` });
    expect(own.status).toBe(200);
    expect(own.headers).not.toHaveProperty("access-control-allow-origin");
  });

  it("listens on loopback only, whatever HOST says", () => {
    const hex = port.toString(16).toUpperCase().padStart(4, "0");
    const listening = readFileSync("/proc/net/tcp", "utf8")
      .split("\n")
      .filter((line) => line.includes(`:${hex} 00000000:0000 0A`));
    expect(listening).toHaveLength(1);
    expect(listening[0]).toContain(`0100007F:${hex}`);
  });
});
