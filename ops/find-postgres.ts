import { accessSync, readdirSync } from "node:fs";
import { delimiter, join } from "node:path";

/** Folder of PostgreSQL's server programs: Debian's newest, else from the PATH; null for none. */
export function findPostgres(): string | null {
  const installed = "/usr/lib/postgresql";
  const versions = readable(installed).sort((a, b) => Number(b) - Number(a));
  const folders = [
    ...versions.map((version) => join(installed, version, "bin")),
    ...(process.env.PATH ?? "").split(delimiter).filter(Boolean),
  ];
  const found = folders.find((folder) => {
    try {
      accessSync(join(folder, "initdb"));
      accessSync(join(folder, "postgres"));
      return true;
    } catch {
      return false;
    }
  });
  return found ?? null;
}

export const noPostgres =
  "The database tests need PostgreSQL. Install it (Debian: apt-get install postgresql) or set TEST_DATABASE_URL to a server on which databases may be created.";

function readable(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
