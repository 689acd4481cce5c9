/** Refuses the start with a line for the operator, which never holds a password. */
export class DatabaseUnusableError extends Error {
  override name = "DatabaseUnusableError";
}

type Failure = { code?: string; message: string; errors?: Failure[] };

/** When IPv4 and IPv6 both fail, the error has no message of its own but holds both errors. */
const reasonOf = ({ code, message, errors }: Failure): string =>
  message || code || (errors?.[0] ? reasonOf(errors[0]) : "no reason given");

export function unreachable(databaseUrl: string, error: unknown) {
  const { host } = new URL(databaseUrl);
  return new DatabaseUnusableError(
    `The database at ${host || "DATABASE_URL"} cannot be used: ${reasonOf(error as Failure)}. Check DATABASE_URL and that the server runs, then start again.`,
  );
}

export function unwritable(dataDir: string, error: unknown) {
  return new DatabaseUnusableError(
    `The data folder ${dataDir} cannot be used: ${reasonOf(error as Failure)}. The site needs to write there: check its owner, its rights and the space on the disk, or set DATA_DIR.`,
  );
}

/** Without the right key nothing can be read, so a wrong key and damage look the same. */
export function unreadable(dataDir: string, { withKey }: { withKey: boolean }) {
  return new DatabaseUnusableError(
    withKey
      ? `The database in ${dataDir} cannot be opened with the key in DATABASE_KEY_FILE: it was encrypted with another one, or is damaged. Put the right key file in its place, or restore a backup (docs/deploy.md).`
      : `The database in ${dataDir} is encrypted, or is damaged: set DATABASE_KEY_FILE to the file with its key, or restore a backup (docs/deploy.md).`,
  );
}
