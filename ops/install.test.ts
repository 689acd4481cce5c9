import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseEnv } from "node:util";
import { expect, it } from "vitest";
import { readConfig } from "../app/core/config/config";
import { makeDataDir } from "../tests/support/databases";

/** Reads answers without an installation: from a file, or as they are typed. */
const check = (from: { file: string } | { typed: string }) => {
  const file = join(makeDataDir(), "answers");
  if ("file" in from) writeFileSync(file, from.file);
  const words = "file" in from ? ["--check", file] : ["--check"];
  const input = "typed" in from ? from.typed : "";
  return spawnSync(resolve("ops/install.sh"), words, { input, encoding: "utf8" });
};
const right = {
  DOMAIN: "www.clinic.test",
  SMTP_URL: "smtps://desk%40clinic.test:se%2Fcret@mail.clinic.test",
  STRIPE_SECRET_KEY: "sk_live_a1",
  STRIPE_WEBHOOK_SECRET: "whsec_b2",
  OWNER_EMAIL: "olga@clinic.test",
};
const fileOf = (answers: Record<string, string>) =>
  Object.entries(answers)
    .map(([name, value]) => `${name}=${value}\n`)
    .join("");

it("makes settings of a file that the site accepts in production, and shows no secret", () => {
  const more = { MAIL_FROM: "The Clinic <hello@clinic.test>", LIMIT_INQUIRIES: "7" };
  const { status, stdout, stderr } = check({
    file: `# Ours\r\n\n${fileOf({ ...right, ...more })}`,
  });
  expect([status, stderr]).toEqual([0, ""]);
  expect(stdout).not.toMatch(/se%2Fcret|a1|b2/);
  const shown = parseEnv(stdout.slice(stdout.indexOf("#")));
  const { siteUrl, limits, mail } = readConfig({
    NODE_ENV: "production",
    BACKUP_EVERY_MINUTES: "0",
    ...shown,
    SMTP_URL: right.SMTP_URL,
    STRIPE_SECRET_KEY: right.STRIPE_SECRET_KEY,
    STRIPE_WEBHOOK_SECRET: right.STRIPE_WEBHOOK_SECRET,
  });
  expect([siteUrl, limits.inquiries]).toEqual(["https://www.clinic.test", 7]);
  expect(mail.from).toEqual({ name: "The Clinic", address: "hello@clinic.test" });
  expect(mail.clinicTo?.address).toBe("olga@clinic.test");
});

it("sends mails as the mail server's user where that is an address, else as hello@ of the domain", () => {
  expect(check({ file: fileOf(right) }).stdout).toContain("MAIL_FROM=desk@clinic.test\n");
  const SMTP_URL = "smtps://someone:word@mail.clinic.test";
  expect(check({ file: fileOf({ ...right, SMTP_URL }) }).stdout).toContain(
    "MAIL_FROM=hello@clinic.test\n",
  );
});

it("asks four questions, and the one again whose answer is wrong", () => {
  const typed = [
    "clinic",
    "https://WWW.Clinic.test/",
    "mail.clinic.test",
    right.SMTP_URL,
    "pk_live_a1",
    "sk_live_a1 whsec_b2",
    "",
    right.OWNER_EMAIL,
  ];
  const { status, stdout } = check({ typed: `${typed.join("\n")}\n` });
  expect(status).toBe(0);
  expect(stdout.match(/^> /gm)).toHaveLength(typed.length);
  expect(stdout).toContain("DOMAIN must be a name such as www.clinic.com, but is clinic.");
  expect(stdout).toContain("STRIPE_SECRET_KEY must begin with sk_ or rk_.");
  expect(stdout).toContain("OWNER_EMAIL is missing.");
  expect(stdout).toContain("SITE_URL=https://www.clinic.test\n");
  expect(stdout.match(/^STRIPE_SECRET_KEY=/gm)).toHaveLength(1);
});

it("takes an empty answer for the payment provider's keys, and ends where answers end", () => {
  const typed = ["www.clinic.test", right.SMTP_URL, "", right.OWNER_EMAIL];
  expect(check({ typed: typed.join("\n") }).status).toBe(1);
  const all = check({ typed: `${typed.join("\n")}\n` });
  expect(all.status).toBe(0);
  expect(all.stdout).not.toContain("STRIPE");
  const { status, stderr } = check({ typed: "www.clinic.test\n" });
  expect(status).toBe(1);
  expect(stderr).toContain("Nothing was changed, because this question has no answer.");
});

it("names everything that is wrong in a file at once, shows no secret, and changes nothing", () => {
  const wrong = {
    DOMAIN: "clinic",
    SMTP_URL: "mail:se/cret@mail.clinic.test",
    STRIPE_SECRET_KEY: "pk_live_a1",
    STRIPE_WEBHOOK_SECRET: "b2",
    OWNER_EMAIL: "olga",
    PORT: "80",
    BACKUP_DIR: "/tmp",
    SITE_URL: "https://clinic.test",
    SMTP_HOST: "mail.clinic.test",
    "two words": "1",
  };
  const { status, stdout, stderr } = check({ file: `${fileOf(wrong)}words` });
  expect([status, stdout]).toEqual([1, ""]);
  expect(stderr).toMatch(/^Nothing was changed\./);
  expect(stderr).not.toMatch(/cret|pk_live|b2/);
  for (const line of [
    "DOMAIN must be a name such as www.clinic.com, but is clinic.",
    "SMTP_URL must be a URL such as",
    "STRIPE_SECRET_KEY must begin with sk_ or rk_.",
    "STRIPE_WEBHOOK_SECRET must begin with whsec_.",
    "OWNER_EMAIL must be an email address, but is olga.",
    "PORT is set by the installation: leave it out.",
    "BACKUP_DIR is set by the installation: leave it out.",
    "SITE_URL is set by the installation: leave it out.",
    "SMTP_HOST is no setting: .env.example lists them all.",
    "Line 10 must be NAME=value.",
    "Line 11 must be NAME=value.",
  ])
    expect(stderr).toContain(`  - ${line}`);
});

it.each([
  ["smtps://user:a/b@mail.clinic.test", "SMTP_URL must be a URL such as"],
  ["smtps://user:a%b@mail.clinic.test", "SMTP_URL must be a URL such as"],
  ["smtps://user:a#b@mail.clinic.test", "SMTP_URL must be written without quotes"],
  ['"smtps://user:a@mail.clinic.test"', "SMTP_URL must be written without quotes"],
  ["", "SMTP_URL is missing."],
])("refuses the mail server %s", (SMTP_URL, message) => {
  expect(check({ file: fileOf({ ...right, SMTP_URL }) }).stderr).toContain(`  - ${message}`);
});

/** In CI a missing shellcheck fails the test. */
const shellcheckIsHere = !spawnSync("shellcheck", ["--version"]).error || process.env.CI === "true";

it.runIf(shellcheckIsHere)("has no fault that shellcheck knows", () => {
  const fakes = ["certbot", "journalctl", "try-install.sh"];
  const { stdout } = spawnSync(
    "shellcheck",
    ["ops/install.sh", ...fakes.map((name) => `tests/fakes/server-programs/${name}`)],
    { encoding: "utf8" },
  );
  expect(stdout).toBe("");
});

it("answers certbot's challenges where nginx looks for them", () => {
  const [, folder = ""] = /^challenges=(.+)$/m.exec(readFileSync("ops/install.sh", "utf8")) ?? [];
  expect(readFileSync("ops/nginx.conf", "utf8")).toContain(`root ${folder};`);
});
