import { randomBytes } from "node:crypto";
import { mkdir, rename, rm, symlink } from "node:fs/promises";
import { dirname, join } from "node:path";

/** The link to the release that is served now: nginx reads through it. */
export const liveLink = (releases: string) => join(releases, "live");

/**
 * Points the link to another release, or to the build, in one step. Where links cannot be made (Node's
 * --permission forbids them) there is no link, and nginx passes its requests to the site.
 */
export async function leadTo(releases: string, folder: string): Promise<void> {
  const link = liveLink(releases);
  const next = `${link}.${randomBytes(4).toString("hex")}`;
  try {
    await mkdir(dirname(link), { recursive: true, mode: 0o755 });
    await symlink(folder, next);
    await rename(next, link);
  } catch {
    await rm(link, { force: true });
  }
}
