import type { Facts } from "../../app/facts/facts-schema";
import { whatFits } from "../../app/facts/what-fits";
import { openRelease } from "../http/release";
import { makeReleasesFolder } from "./releases/releases-folder";

/**
 * The newest release in its folder, whichever build made it: for a start with published facts that
 * do not fit the build. Nothing can be published meanwhile. Throws when there is none.
 */
export async function openLastGood({
  releases,
  ownFacts,
  https,
}: {
  releases: string;
  ownFacts: Facts;
  https: boolean;
}) {
  const [newest] = await makeReleasesFolder(releases).list();
  if (!newest) throw new Error(`There is no release in ${releases}: start without --last-good.`);
  const release = await openRelease(newest.folder, { https });
  const facts = whatFits(newest.note.facts, ownFacts);
  return { release, facts, version: newest.note.version };
}
