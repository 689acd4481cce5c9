import { readConfig } from "~/core/config/config";
import { openExistingDatabase } from "~/core/db/open";
import { isEmailAddress, roles } from "~/core/sessions/people";
import { inviteFromServer } from "./invitations.server";

/**
 * npm run staff -- invite EMAIL [--owner | --desk | --reader]: makes a link on the server for a new
 * person, or one who is locked out. Audited.
 */
try {
  console.log(await run(process.argv.slice(2)));
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}

async function run([what, email = "", flag = "--desk"]: string[]): Promise<string> {
  const role = roles.find((one) => flag === `--${one}`);
  if (what !== "invite" || !isEmailAddress(email) || !role)
    throw new Error("Usage: npm run staff -- invite EMAIL [--owner | --desk | --reader]");
  const config = readConfig(process.env);
  const database = await openExistingDatabase(config);
  try {
    const path = await inviteFromServer(database.db, { email, role, now: new Date() });
    return `${config.siteUrl}${path}\nThis link lets ${email} choose how to sign in at the front desk. It works once, within 72 hours.`;
  } finally {
    await database.close();
  }
}
