import type { App } from "~/core/app";
import { dataVersion } from "~/core/db/data-version";

/** Milliseconds for which a result is kept: some depend on the time alone. */
const keptFor = 20_000;

/** Results by key, all of one version of the data. */
type Kept = { version: string; readAt: number; results: Map<string, Promise<unknown>> };
const kept = new WeakMap<App["db"], Kept>();

/**
 * The earlier result of `read` for this key, while no row of the database has changed since. For
 * polls of open pages, of which most find nothing new. `key`: the person and what they asked for.
 */
export async function unlessChanged<Result>(
  { db, steadyClock }: App,
  key: string,
  read: () => Promise<Result>,
): Promise<Result> {
  const version = await dataVersion(db);
  const now = steadyClock().getTime();
  let latest = kept.get(db);
  if (latest?.version !== version || now >= latest.readAt + keptFor) {
    latest = { version, readAt: now, results: new Map() };
    kept.set(db, latest);
  }
  const { results } = latest;
  const found = (results.get(key) as Promise<Result> | undefined) ?? read();
  results.set(key, found);
  found.catch(() => results.delete(key));
  return found;
}
