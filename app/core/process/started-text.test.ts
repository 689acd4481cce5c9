import { expect, it } from "vitest";
import { readConfig } from "~/core/config/config";
import { startedText } from "./tell-operator";

const started = (env: Record<string, string>) =>
  startedText(readConfig({ DATA_DIR: "/srv/site", ...env }), {
    clinic: "A Clinic",
    url: "http://localhost:3000",
  });

it("says where the site, the desk, the data and the mails are, and how to stop", () => {
  const text = started({});
  expect(text).toContain("A Clinic: the site is at http://localhost:3000\n");
  expect(text).toMatch(/Front desk +http:\/\/localhost:3000\/staff\n/);
  expect(text).toMatch(/Data +\/srv\/site \(SQLite\)\n/);
  expect(text).toMatch(/Mails +written to \/srv\/site\/mail and sent to nobody\n/);
  expect(text).toMatch(/Payments +the test checkout, which takes no real money\n/);
  expect(text).toMatch(/To stop +press Ctrl\+C\n/);
});

it("shows no password of a database or a mail server", () => {
  const text = started({
    DATABASE_URL: "postgres://site:hidden-one@db.internal/site",
    SMTP_URL: "smtp://site:hidden-two@mail.internal:587",
    STRIPE_SECRET_KEY: "sk_test_hidden3",
  });
  expect(text).toMatch(/Data +PostgreSQL; files in \/srv\/site\n/);
  expect(text).toMatch(/Mails +sent by mail\.internal\n/);
  expect(text).toMatch(/Payments +Stripe\n/);
  expect(text).not.toContain("hidden");
});
