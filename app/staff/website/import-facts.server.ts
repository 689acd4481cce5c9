import { readHead } from "~/core/pages/content-versions";
import { changesBetween, type FactChange } from "~/facts/fact-change";
import type { Facts } from "~/facts/facts-schema";
import { askForClaims, readClaims } from "./claims.server";
import { withRecords } from "./drafts.server";
import { fieldsOf } from "./fields-of.server";
import { published } from "./publish-drafts.server";
import { type PublishApp, publishFacts } from "./publish-facts.server";

/** Operator of the server, who cannot approve sentences that promise something. */
const operator = { id: "operator", name: "the operator" };

export type ImportedFacts = {
  /** Changes in the file. */
  changes: readonly FactChange[];
  /** null: previewed only, or nothing changed. */
  version: number | null;
  /** Why nothing was published. */
  refused: string | null;
};

/**
 * Publishes facts from a file, as a version by the operator. Sentences that promise something need
 * approval at /staff/site/claims, like anybody's.
 */
export async function importFacts(
  app: PublishApp,
  facts: Facts,
  { preview }: { preview: boolean },
): Promise<ImportedFacts> {
  const { facts: now } = await readHead(app.db, app.ownFacts);
  // Edited facts stay marked as edited: an older file does not have the marks.
  const asked = changesBetween(now, facts).filter(
    ({ path, to }) => to !== undefined || !path.endsWith(".priceEdited"),
  );
  const changes = changesBetween(now, withRecords(now, asked, operator.name));
  if (preview || changes.length === 0) return { changes, version: null, refused: null };
  const claims = await readClaims(app, changes, fieldsOf(now));
  await askForClaims(app, operator, claims);
  if (claims.some(({ state }) => state !== "approved"))
    return { changes, version: null, refused: claimsRefused(claims.map(({ path }) => path)) };
  const about = { who: operator.name, personId: null, kind: "imported" as const, why: "" };
  const outcome = published(await publishFacts(app, { ...about, changes }), changes);
  if (outcome.outcome === "refused") return { changes, version: null, refused: outcome.message };
  const version = outcome.outcome === "published" ? outcome.version : null;
  return { changes, version, refused: null };
}

const claimsRefused = (paths: readonly string[]) =>
  `Nothing was published: ${paths.join(", ")} promise something. Somebody has to approve that at /staff/site/claims; then import the file again.`;
