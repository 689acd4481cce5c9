/**
 * npm run migrate: brings the tables of an existing database to this release's version, also while the
 * release before runs. Fails where this release is too old for them. A start does the same.
 */
import { schemaVersion } from "../app/core/db/migrations/migrations";
import { openExistingDatabase } from "../app/core/db/open";
import { runCommand, settingsOfCommand } from "./command";

await runCommand(async () => {
  const { db, close } = await openExistingDatabase(settingsOfCommand());
  const { version, compatible_with } = await db
    .selectFrom("schema_version")
    .selectAll()
    .executeTakeFirstOrThrow();
  await close();
  return `The tables have version ${version}; this release was made for ${schemaVersion}. Releases from ${compatible_with} on can run on them.`;
});
