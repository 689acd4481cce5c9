/** The start is refused, with a line for whoever runs the site; never with a password in it. */
export class DatabaseUnusableError extends Error {
  override name = "DatabaseUnusableError";
}

type Failure = { code?: string; message: string; errors?: Failure[] };

/** Several tries (IPv4, IPv6) fail as one error without words of its own. */
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
