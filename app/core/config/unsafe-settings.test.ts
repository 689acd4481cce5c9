import { describe, expect, it } from "vitest";
import { runBuiltServer, startBuiltServer } from "../../../tests/support/built-server";
import { makeDataDir } from "../../../tests/support/databases";
import { openStaffSession } from "../../../tests/support/staff-session";
import { ConfigError, readConfig } from "./config";
import { allowedRisks } from "./unsafe-settings";

const safe = {
  NODE_ENV: "production",
  SITE_URL: "https://www.clinic.test",
  SMTP_URL: "smtps://user:word@mail.clinic.test",
  CLINIC_MAIL_TO: "desk@clinic.test",
};

function errorsOf(env: Record<string, string>): readonly string[] {
  try {
    readConfig(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.errors;
    throw error;
  }
  return [];
}

const database = (password: string) => ({
  DATABASE_URL: `postgres://site:${password}@db/site?sslmode=verify-full`,
});
const databaseWith = (query: string) => ({
  DATABASE_URL: `postgres://site:kZ8-own@db/site${query}`,
});
const mailServer = (url: string) => ({ SMTP_URL: url });
const provider = (url: string) => ({ STRIPE_API_URL: url });

describe("an unsafe start in production", () => {
  it.each([
    ["ALLOW_PLAIN_HTTP", { SITE_URL: "http://www.clinic.test" }],
    ["ALLOW_EXAMPLE_DOMAIN", { SITE_URL: "https://www.coquinawellness.example" }],
    ["ALLOW_EXAMPLE_DOMAIN", { SITE_URL: "https://www.example.com" }],
    ["ALLOW_EXAMPLE_DOMAIN", { SITE_URL: "https://example.org" }],
    ["ALLOW_EXAMPLE_DOMAIN", { MAIL_FROM: "Clinic <hello@clinic.example>" }],
    ["ALLOW_EXAMPLE_DOMAIN", { CLINIC_MAIL_TO: "desk@mail.example.com" }],
    ["ALLOW_MAIL_FILES", { SMTP_URL: "" }],
    ["ALLOW_DEFAULT_DATABASE_PASSWORD", database("password")],
    ["ALLOW_DEFAULT_DATABASE_PASSWORD", database("site")],
    ["ALLOW_DEFAULT_DATABASE_PASSWORD", database("change-me")],
    ["ALLOW_DEFAULT_DATABASE_PASSWORD", database("Postgres")],
    ["ALLOW_EVERY_PROXY", { TRUSTED_PROXIES: "0.0.0.0/0" }],
    ["ALLOW_EVERY_PROXY", { TRUSTED_PROXIES: "10.0.0.1, ::/0" }],
    ["ALLOW_EVERY_PROXY", { TRUSTED_PROXIES: "0.0.0.0/1, 128.0.0.0/1" }],
    ["ALLOW_PLAIN_SMTP", mailServer("smtp://mail.clinic.test?ignoreTLS=true")],
    ["ALLOW_PLAIN_SMTP", mailServer("smtp://mail.clinic.test?requireTLS=false")],
    ["ALLOW_PLAIN_SMTP", mailServer("smtps://mail.clinic.test?tls.rejectUnauthorized=false")],
    ["ALLOW_PLAIN_DATABASE", databaseWith("")],
    ["ALLOW_PLAIN_DATABASE", databaseWith("?sslmode=disable")],
    ["ALLOW_PLAIN_DATABASE", databaseWith("?sslmode=prefer")],
    ["ALLOW_PLAIN_DATABASE", databaseWith("?host=10.0.0.5")],
    [
      "ALLOW_PLAIN_DATABASE",
      {
        DATABASE_URL: "postgres://site@localhost/site",
        DATABASE_MIGRATION_URL: "postgres://owner:kZ8-own@db/site?sslmode=disable",
      },
    ],
    ["ALLOW_PLAIN_PROVIDER", provider("http://api.provider.test")],
  ])("is refused, unless %s allows it by name: %j", (name, unsafe) => {
    expect(errorsOf({ ...safe, ...unsafe })).toEqual([
      expect.stringMatching(new RegExp(`^[A-Z0-9_]+ must .*${name}=true starts all the same$`)),
    ]);
    const config = readConfig({ ...safe, ...unsafe, [name]: "true" });
    expect(allowedRisks(config)).toEqual([name]);
    expect(errorsOf({ ...safe, ...unsafe, NODE_ENV: "development" })).toEqual([]);
  });

  it.each([
    {},
    { SITE_URL: "http://localhost:3000" },
    { SITE_URL: "http://[::1]:3000" },
    database("kZ8-longer-and-made-up"),
    { DATABASE_URL: "postgres:///site?host=/run/postgresql" },
    { TRUSTED_PROXIES: "127.0.0.1, 10.0.0.0/8, fc00::/7" },
    mailServer("smtp://localhost:2525?ignoreTLS=true"),
    mailServer("smtp://127.0.0.1:2525"),
    mailServer("smtp://mail.clinic.test?requireTLS=true"),
    databaseWith("?sslmode=verify-full"),
    databaseWith("?sslmode=require"),
    databaseWith("?host=/run/postgresql"),
    { DATABASE_URL: "postgres://site@localhost/site?sslmode=disable" },
    { DATABASE_URL: "postgres://site@[::1]/site" },
    provider("https://api.provider.test"),
    provider("http://127.0.0.1:12111"),
  ])("an unsafe start in production is not reported for %j", (settings) => {
    expect(errorsOf({ ...safe, ...settings })).toEqual([]);
  });

  it("is not reported where an allowed setting is safe", () => {
    const everything = { ALLOW_PLAIN_HTTP: "true", ALLOW_EVERY_PROXY: "true" };
    expect(allowedRisks(readConfig({ ...safe, ...everything }))).toEqual([]);
  });

  it("ends with one list of everything that is to be set, and no password in it", async () => {
    const site = runBuiltServer({
      DATA_DIR: makeDataDir(),
      NODE_ENV: "production",
      SITE_URL: "http://clinic.example.com",
      TRUSTED_PROXIES: "0.0.0.0/0",
      DATABASE_URL: "postgres://site:changeme@localhost/site",
    });
    expect(await site.ended).toBe(1);
    const said = site.complaints();
    for (const name of [
      "SITE_URL",
      "SMTP_URL",
      "CLINIC_MAIL_TO",
      "DATABASE_URL",
      "TRUSTED_PROXIES",
    ])
      expect(said).toContain(`- ${name} must `);
    expect(said).not.toContain("changeme");
  });

  it("includes mails to the example email address of the clinic's facts", async () => {
    const site = runBuiltServer({ ...safe, DATA_DIR: makeDataDir() });
    expect(await site.ended).toBe(1);
    expect(site.complaints()).toMatch(/- MAIL_FROM must .*ALLOW_EXAMPLE_DOMAIN=true/);
  });

  it("an allowed unsafe setting is named on every page of the desk", async () => {
    const dataDir = makeDataDir();
    const env = {
      DATA_DIR: dataDir,
      NODE_ENV: "production",
      ALLOW_MAIL_FILES: "true",
      CLINIC_MAIL_TO: "desk@clinic.test",
    };
    const { url } = await startBuiltServer(env);
    const { Cookie } = openStaffSession(dataDir);
    const headers = { Cookie };
    for (const path of ["/staff/inquiries", "/staff/payments", "/staff/audit"])
      expect(await (await fetch(url + path, { headers })).text()).toContain("ALLOW_MAIL_FILES");
  });
});
