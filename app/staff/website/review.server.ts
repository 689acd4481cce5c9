import type { App } from "~/core/app";
import { PageFailedError } from "~/core/pages/render-page";
import type { Actor } from "~/core/sessions/people";
import { withChanges } from "~/facts/fact-change";
import { type Facts, factsProblems } from "~/facts/facts-schema";
import { readClaims } from "./claims.server";
import { readDrafts, withRecords } from "./drafts.server";
import { fieldsOf } from "./fields-of.server";
import { changesBack } from "./history.server";
import { changedPages } from "./preview.server";
import type { SiteChange, SiteReview } from "./website-types";

/** The facts, claims and pages that a person's drafts would change. */
export async function reviewDrafts(app: App, { actor }: { actor: Actor }): Promise<SiteReview> {
  const drafted = await readDrafts(app, actor);
  const { facts, fields, rows, problems, conflicts } = drafted;
  const changes: SiteChange[] = rows.map(({ path, typed }) => ({
    ...{ path, from: fields.typed(path), to: typed, conflict: conflicts.has(path) },
  }));
  const review = {
    changes,
    problems: [...problems].map(([path, message]) => ({ path, message })),
    claims: await readClaims(app, drafted.changes, fields),
  };
  if (rows.length === 0 || problems.size > 0) return { ...review, pages: null, failure: null };
  const after = withRecords(facts, drafted.changes, actor.name);
  return { ...review, ...(await pagesOrFailure(app, after)) };
}

/** Facts and pages that restoring a version would change; null: there is no such version. */
export async function reviewRestore(app: App, version: number): Promise<SiteReview | null> {
  const back = await changesBack(app, version);
  if (!back) return null;
  const { now, changes } = back;
  const after = withChanges(now, changes);
  const checked = factsProblems(after);
  const problems = "problems" in checked ? checked.problems : [];
  const fields = fieldsOf(now);
  return {
    changes: fields.inFields(changes).map(({ path }) => ({
      ...{ path, from: fields.typed(path, now), to: fields.typed(path, after), conflict: false },
    })),
    problems: problems.map((message) => ({ path: "", message })),
    claims: [],
    ...(problems.length > 0 ? { pages: null, failure: null } : await pagesOrFailure(app, after)),
  };
}

async function pagesOrFailure(app: App, facts: Facts) {
  try {
    return { pages: await changedPages(app, facts), failure: null };
  } catch (error) {
    if (!(error instanceof PageFailedError)) throw error;
    return { pages: null, failure: error.message };
  }
}
