import { type BackupSettings, readBackupSettings } from "../app/core/config/backup-settings";
import { environmentReader } from "../app/core/config/environment";
import { nameOfDatabase } from "../app/core/db/open";

/** The settings that backups need, as the site reads them; throws one error that lists all issues. */
export function settingsOfCommand(): BackupSettings {
  const read = environmentReader(process.env);
  const settings = readBackupSettings(read);
  if (read.errors.length > 0) throw new Error(read.errors.join("\n"));
  return settings;
}

/** The same, after a line on standard error that says which database they name. */
export function readSettings(): BackupSettings {
  const settings = settingsOfCommand();
  console.error(`Database: ${nameOfDatabase(settings)}`);
  return settings;
}

/** Prints a command's output; on an error only its message, and the command fails. */
export async function runCommand(command: () => string | Promise<string>) {
  try {
    console.log(await command());
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exit(1);
  }
}
