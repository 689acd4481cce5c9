import type { App } from "~/core/app";
import { dataVersion } from "~/core/db/data-version";

/** Milliseconds for which news are kept: some depend on the time alone. */
const keptFor = 20_000;

/** News by key, all of one version of the data. */
type Kept = { version: string; readAt: number; news: Map<string, Promise<unknown>> };
const kept = new WeakMap<App["db"], Kept>();

/**
 * What `read` returned for this key before, while no row of the database has changed since. For
 * polls of open pages, of which most find nothing new. `key`: the person and what they asked for.
 */
export async function unlessChanged<News>(
  { db, steadyClock }: App,
  key: string,
  read: () => Promise<News>,
): Promise<News> {
  const version = await dataVersion(db);
  const now = steadyClock().getTime();
  let latest = kept.get(db);
  if (latest?.version !== version || now >= latest.readAt + keptFor) {
    latest = { version, readAt: now, news: new Map() };
    kept.set(db, latest);
  }
  const { news } = latest;
  const found = (news.get(key) as Promise<News> | undefined) ?? read();
  news.set(key, found);
  found.catch(() => news.delete(key));
  return found;
}
