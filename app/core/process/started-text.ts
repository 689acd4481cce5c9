import { join } from "node:path";
import type { Config } from "~/core/config/config";

/** Text printed for a person who starts the site on a terminal. */
export function startedText(
  { dataDir, databaseUrl, mail, payments, production }: Config,
  { clinic, url }: { clinic: string; url: string },
): string {
  const rows = {
    "Front desk": `${url}/staff`,
    Data: databaseUrl === null ? `${dataDir} (SQLite)` : `PostgreSQL; files in ${dataDir}`,
    Mails: mail.smtpUrl
      ? `sent by ${new URL(mail.smtpUrl).hostname}`
      : `written to ${join(dataDir, "mail")} and sent to nobody`,
    Payments: {
      test: "the test checkout, which takes no real money",
      stripe: "Stripe",
      off: "refused, because STRIPE_SECRET_KEY is not set",
    }[payments.mode],
    Settings: `${production ? "production" : "development"}; .env.example lists them all`,
    "To stop": "press Ctrl+C",
  };
  const lines = Object.entries(rows).map(([name, value]) => `  ${name.padEnd(12)}${value}`);
  return `\n${clinic}: the site is at ${url}\n\n${lines.join("\n")}\n\n`;
}
