import { rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Config } from "~/core/config/config";
import { makeFolder, writeWhole } from "./files";

/** File in the data folder with the URL that makes the first owner. */
const setUpFile = "staff-set-up-address";

/**
 * While there is no member of staff, each start says where the first owner is made; a token from
 * the settings is not repeated. `path` is null once there is an owner.
 */
export async function tellSetUp(
  path: string | null,
  { siteUrl, setUpToken, dataDir }: Pick<Config, "siteUrl" | "setUpToken" | "dataDir">,
) {
  const file = join(dataDir, setUpFile);
  if (path === null) return rm(file, { force: true });
  const name = "Nobody is on the staff yet. The link that makes the first owner";
  if (setUpToken) {
    process.stderr.write(`${name}: ${siteUrl}/staff/set-up/ and then STAFF_SETUP_TOKEN\n`);
    return;
  }
  await tellSecret(process.stderr, name, { secret: siteUrl + path, file });
}

/**
 * Shows the person who starts the site a new secret. Only a terminal gets the secret itself: piped
 * output is a log that others read, so it gets the secret's place only.
 */
export async function tellSecret(
  to: { isTTY?: boolean; write: (text: string) => unknown },
  name: string,
  { secret, file }: { secret: string; file: string },
) {
  if (to.isTTY) {
    to.write(`${name}: ${secret}\n`);
    return;
  }
  makeFolder(dirname(file));
  // Whole, because another starting process may write the same file.
  await writeWhole(file, (to) => writeFile(to, `${secret}\n`, { mode: 0o600 }));
  to.write(`${name} is in ${file}, for its owner to read\n`);
}

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
