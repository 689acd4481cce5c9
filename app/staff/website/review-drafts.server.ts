import { PageFailedError } from "~/core/pages/render-page";
import type { Actor } from "~/core/sessions/people";
import type { FactChange } from "~/facts/fact-change";
import type { Facts } from "~/facts/facts-schema";
import { readClaims } from "./claims.server";
import { readDrafts, withRecords } from "./drafts.server";
import type { PreviewSite } from "./preview-site.server";
import type { Fields, SiteParts } from "./site-parts.server";
import type { SiteChange, SiteReview } from "./website-types";

/** Changes as text, as in their fields. */
export const inWords = (
  fields: Fields,
  changes: readonly FactChange[],
  { before, after }: { before: Facts; after: Facts },
) =>
  fields
    .inFields(changes)
    .map(({ path }) => ({ path, from: fields.typed(path, before), to: fields.typed(path, after) }));

/** What a person's drafts would change: facts, claims, pages. */
export const makeReview =
  (parts: SiteParts, preview: PreviewSite) =>
  async ({ who }: { who: Actor }): Promise<SiteReview> => {
    const drafted = await readDrafts(parts, who);
    const { facts, fields, rows, problems, conflicts } = drafted;
    const changes: SiteChange[] = rows.map(({ path, typed }) => ({
      ...{ path, from: fields.typed(path), to: typed, conflict: conflicts.has(path) },
    }));
    const review = {
      changes,
      problems: [...problems].map(([path, message]) => ({ path, message })),
      claims: await readClaims(parts, drafted.changes, fields),
    };
    if (rows.length === 0 || problems.size > 0) return { ...review, pages: null, failure: null };
    return {
      ...review,
      ...(await pagesOrFailure(preview, withRecords(facts, drafted.changes, who.name))),
    };
  };

export async function pagesOrFailure(preview: PreviewSite, facts: Facts) {
  try {
    return { pages: await preview.changedPages(facts), failure: null };
  } catch (error) {
    if (!(error instanceof PageFailedError)) throw error;
    return { pages: null, failure: error.message };
  }
}
