import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import nodemailer from "nodemailer";
import { describe, expect, it } from "vitest";
import { ConfigError, configWarnings, readConfig } from "./config";

function errorsOf(env: Record<string, string>) {
  try {
    readConfig(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.errors;
    throw error;
  }
  return [];
}

/** The minimum that production starts with. */
const production = {
  NODE_ENV: "production",
  ALLOW_MAIL_FILES: "true",
  CLINIC_MAIL_TO: "desk@clinic.test",
};

const example = readFileSync(resolve(import.meta.dirname, "../../../.env.example"), "utf8")
  .split("\n")
  .flatMap((line) => /^([A-Z0-9_]+)=(.*)$/.exec(line)?.slice(1, 3) ?? []);
const exampleSettings = Object.fromEntries(
  example.flatMap((name, at) => (at % 2 === 0 ? [[name, example[at + 1] ?? ""]] : [])),
);

describe("reading the configuration", () => {
  it("needs no setting outside production", () => {
    expect(readConfig({})).toMatchObject({
      port: 3000,
      host: "127.0.0.1",
      siteUrl: "http://localhost:3000",
      databaseUrl: null,
      mail: { smtpUrl: null, from: null, clinicTo: null, includesName: false },
      payments: { mode: "test" },
    });
  });

  it("treats an empty value as not set", () => {
    const names = Object.keys(exampleSettings);
    const empty = Object.fromEntries(names.map((name) => [name, " "]));
    expect(readConfig(empty)).toEqual(readConfig({}));
  });

  it("has the defaults that .env.example shows", () => {
    expect(readConfig(exampleSettings)).toEqual(readConfig({}));
  });

  it("reads exactly the settings that .env.example lists", () => {
    const asked = new Set<string>();
    const env = new Proxy<Record<string, string>>(
      {},
      {
        get: (_, name) => {
          asked.add(String(name));
          return undefined;
        },
      },
    );
    readConfig(env);
    expect([...asked].sort()).toEqual(Object.keys(exampleSettings).sort());
  });

  it("names every validation issue at once, in plain words", () => {
    expect(
      errorsOf({
        NODE_ENV: "prod",
        PORT: "abc",
        METRICS_PORT: "70000",
        SITE_URL: "www.example.com",
        CLINIC_MAIL_TO: "not an address",
        CLINIC_MAIL_INCLUDES_NAME: "yes",
        TRUSTED_PROXIES: "10.0.0.0/8, 10.0.0.0/33, somewhere",
        LOG_LEVEL: "loud",
      }),
    ).toEqual([
      'NODE_ENV must be one of development, production, test, but is "prod"',
      'PORT must be a whole number from 0 to 65535, but is "abc"',
      'SITE_URL must be a URL like https://www.example.com, without a path, but is "www.example.com"',
      'TRUSTED_PROXIES must be IP addresses or ranges like 10.0.0.0/8, separated by commas, but is "10.0.0.0/33"',
      'TRUSTED_PROXIES must be IP addresses or ranges like 10.0.0.0/8, separated by commas, but is "somewhere"',
      'METRICS_PORT must be a whole number from 0 to 65535, but is "70000"',
      'LOG_LEVEL must be one of debug, info, warn, error, silent, but is "loud"',
      'CLINIC_MAIL_TO must be one mail address like clinic@example.com or "Name <clinic@example.com>", but is "not an address"',
      'CLINIC_MAIL_INCLUDES_NAME must be true or false, but is "yes"',
    ]);
  });

  it("refuses URLs of other kinds of database and mail, without showing them", () => {
    const errors = errorsOf({
      DATABASE_URL: "mysql://root:hunter2@db/site",
      SMTP_URL: "mail.example.com:hunter2",
      STRIPE_SECRET_KEY: "hunter2",
      STAFF_SETUP_TOKEN: "hunter2",
    });
    expect(errors).toHaveLength(4);
    expect(errors.join("\n")).not.toContain("hunter2");
  });

  it.each(["smtp://", "smtp:", "smtps://user:word@", "smtp:mail"])(
    "sends no mail to %s",
    (SMTP_URL) => {
      expect(errorsOf({ SMTP_URL })).toHaveLength(1);
    },
  );

  it.each([
    ["smtp://user:12#34@mail.example.com:587", "# as %23"],
    ["smtp://user#1:word@mail.example.com:587", "# as %23"],
    ["smtp://user:wo#rd@mail.example.com:587", "# as %23"],
    ["smtp://user:word@mail.example.com:587#", "# as %23"],
    ["smtps://user:12/34@mail.example.com", "/ as %2F"],
    ["smtps://user:wo/rd@mail.example.com", "/ as %2F"],
    ["smtp://user:12?34@mail.example.com", "? as %3F"],
    ["smtp://user@example.com:12?34@mail.example.com", "? as %3F"],
    ["smtp://user:100%@mail.example.com", "% as %25"],
    ["smtp://user:%23%zz@mail.example.com", "% as %25"],
    ["postgres://user:12#34@db/name", "# as %23"],
    ["postgres://user:12/34@db/name", "/ as %2F"],
    ["postgres://user:12?34@db/name", "? as %3F"],
    ["postgres://user:100%@db/name", "% as %25"],
  ])("refuses %s: its password must have %s", (url, rule) => {
    const name = url.startsWith("smtp") ? "SMTP_URL" : "DATABASE_URL";
    expect(errorsOf({ [name]: url })).toEqual([
      `${name} must be a URL whose user and password are escaped: write ${rule} (its value is not shown: it may hold a password)`,
    ]);
  });

  it.each([
    [
      "smtp://user@example.com:p@ss:w%23%2F%3F%25+!$&*()=;,'~@mail.example.com:587",
      "p@ss:w#/?%+!$&*()=;,'~",
    ],
    ["smtps://user%40example.com:word@mail.example.com:465?tls.rejectUnauthorized=true", "word"],
  ])("signs in to the mail server with the password of %s", (SMTP_URL, password) => {
    const { smtpUrl } = readConfig({ SMTP_URL }).mail;
    const { options } = nodemailer.createTransport({ url: smtpUrl ?? "" });
    expect(options).toMatchObject({
      host: "mail.example.com",
      auth: { user: "user@example.com", pass: password },
    });
  });

  it("accepts a database URL whose options have an @ and a /", () => {
    const DATABASE_URL = "postgres://user:word@db/name?sslrootcert=/etc/a@b.pem";
    expect(readConfig({ DATABASE_URL }).databaseUrl).toBe(DATABASE_URL);
  });

  it("requires in production who gets the inquiries, because the desk publishes the other email address", () => {
    const rule = "set in production: the email address that gets the inquiries";
    for (const CLINIC_MAIL_TO of ["", " "])
      expect(errorsOf({ ...production, CLINIC_MAIL_TO })).toEqual([
        `CLINIC_MAIL_TO must be ${rule}`,
      ]);
    expect(errorsOf({ ...production, NODE_ENV: "development", CLINIC_MAIL_TO: "" })).toEqual([]);
    expect(errorsOf(production)).toEqual([]);
  });

  it("accepts a database behind a socket", () => {
    const DATABASE_URL = "postgres:///site?host=/run/postgresql";
    expect(readConfig({ DATABASE_URL }).databaseUrl).toBe(DATABASE_URL);
  });

  it("refuses a token for the first owner that is short, or is no part of a URL", () => {
    expect(errorsOf({ STAFF_SETUP_TOKEN: "x".repeat(7) })).toHaveLength(1);
    expect(errorsOf({ STAFF_SETUP_TOKEN: "first/owner/token" })).toHaveLength(1);
    expect(readConfig({ STAFF_SETUP_TOKEN: "x".repeat(8) }).setUpToken).toHaveLength(8);
  });

  it("ends sessions that are idle after fifteen minutes, and after an hour at most", () => {
    expect(readConfig({}).idleMinutes).toBe(15);
    expect(readConfig({ STAFF_IDLE_MINUTES: "60" }).idleMinutes).toBe(60);
    expect(errorsOf({ STAFF_IDLE_MINUTES: "61" })).toHaveLength(1);
  });

  it.each(["-1", "65536", "3000.5", "0x10", "1e3", "٣"])("rejects the port %s", (PORT) => {
    expect(errorsOf({ PORT })).toHaveLength(1);
  });

  it.each([
    "https://www.example.com/clinic",
    "https://user:word@example.com",
    "https://example.com?x=1",
    "ftp://example.com",
  ])("rejects %s as the site's URL", (SITE_URL) => {
    expect(errorsOf({ SITE_URL })).toHaveLength(1);
  });

  it("removes a slash at the end of the site's URL", () => {
    expect(readConfig({ SITE_URL: "https://www.example.com/" }).siteUrl).toBe(
      "https://www.example.com",
    );
  });

  it("reads a mail address with and without a name", () => {
    const { mail } = readConfig({
      MAIL_FROM: '"Front Desk" <desk@example.com>',
      CLINIC_MAIL_TO: "inbox@example.com",
    });
    expect(mail.from).toEqual({ name: "Front Desk", address: "desk@example.com" });
    expect(mail.clinicTo).toEqual({ name: "", address: "inbox@example.com" });
  });

  it.each([
    "nobody",
    "a@x.example, b@x.example",
    "a@x.example\r\nBcc: b@x.example",
    "<a@x.example",
  ])("rejects %j as a mail address", (CLINIC_MAIL_TO) => {
    const rule = 'one mail address like clinic@example.com or "Name <clinic@example.com>"';
    expect(errorsOf({ CLINIC_MAIL_TO })).toEqual([
      `CLINIC_MAIL_TO must be ${rule}, but is "${CLINIC_MAIL_TO}"`,
    ]);
  });

  it.each([
    [{}, "test"],
    [{ STRIPE_SECRET_KEY: "sk_test_1" }, "stripe"],
    [production, "off"],
    [{ ...production, PAYMENTS: "test" }, "test"],
    [{ ...production, STRIPE_SECRET_KEY: "sk_live_1" }, "stripe"],
  ])("chooses payments as the settings say: %j, %s", (env, mode) => {
    expect(readConfig(env).payments.mode).toBe(mode);
  });

  it("refuses payments by a provider whose key is missing", () => {
    expect(errorsOf({ PAYMENTS: "stripe" })).toHaveLength(1);
  });
});

describe("warnings about the configuration", () => {
  const clinic = { domain: "https://www.clinic.test" };
  const toTheReader = "the links in mails lead to the reader's own machine";

  it("are silent while developing", () => {
    expect(configWarnings(readConfig({}))).toEqual([]);
  });

  it("name settings that are unlikely on a public site", () => {
    expect(configWarnings(readConfig(production), clinic)).toHaveLength(3);
  });

  it.each([
    ["", `SITE_URL is http://localhost:3000, as when it is not set: ${toTheReader}`],
    ["http://localhost:8080", `SITE_URL is http://localhost:8080: ${toTheReader}`],
    ["https://localhost", `SITE_URL is https://localhost: ${toTheReader}`],
    ["http://127.0.0.1:3000", `SITE_URL is http://127.0.0.1:3000: ${toTheReader}`],
    ["http://[::1]", `SITE_URL is http://[::1]: ${toTheReader}`],
  ])("warns about the site's URL: %j", (SITE_URL, warning) => {
    const config = readConfig({ ...production, SITE_URL });
    const about = configWarnings(config, clinic).filter((line) => line.startsWith("SITE_URL"));
    expect(about).toEqual([warning]);
  });

  it("say that the clinic's identity is still the placeholder", () => {
    const config = readConfig(production);
    const placeholder = configWarnings(config, { domain: "https://www.clinic.example" });
    const known = configWarnings(config, clinic);
    expect(placeholder.filter((warning) => !known.includes(warning))).toEqual([
      expect.stringContaining("app/facts names no real clinic"),
    ]);
  });

  it("are silent on a complete configuration", () => {
    const complete = {
      NODE_ENV: "production",
      SITE_URL: "https://www.clinic.test",
      SMTP_URL: "smtps://user:word@mail.clinic.test",
      CLINIC_MAIL_TO: "desk@clinic.test",
      STRIPE_SECRET_KEY: "sk_live_1",
      STRIPE_WEBHOOK_SECRET: "whsec_1",
    };
    expect(configWarnings(readConfig(complete), clinic)).toEqual([]);
  });
});
