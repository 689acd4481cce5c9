import { makeDecideClaim, makeListClaims } from "./claims.server";
import { discardDrafts, readDrafts, saveDrafts } from "./drafts.server";
import {
  makeCompareVersions,
  makeListVersions,
  makeRestore,
  makeReviewRestore,
} from "./history.server";
import { type LaunchSettings, makeConfirmLaunch, makeReadLaunch } from "./launch.server";
import { makePreviewPage } from "./preview-page.server";
import { makePreviewSite } from "./preview-site.server";
import { makePublishDrafts, makeSchedule } from "./publish-drafts.server";
import { makeReadFields, makeReadSite } from "./read-fields.server";
import { makeReview } from "./review-drafts.server";
import { makeCancelScheduled } from "./scheduled.server";
import type { SiteParts } from "./site-parts.server";
import type { SiteDesk } from "./website-types";

/** All services of /staff/site. */
export function makeSiteDesk(parts: SiteParts, settings: LaunchSettings): SiteDesk {
  const preview = makePreviewSite(parts);
  return {
    readSite: makeReadSite(parts),
    readFields: makeReadFields(parts),
    async saveDraft({ who, typed }) {
      await saveDrafts(parts, who, typed);
      const { problems } = await readDrafts(parts, who);
      return Object.fromEntries([...problems].filter(([path]) => Object.hasOwn(typed, path)));
    },
    discardDraft: ({ who, paths }) => discardDrafts(parts, who, paths),
    async keepDraft({ who, path }) {
      const { fields } = await readDrafts(parts, who);
      await parts.db
        .updateTable("content_drafts")
        .set({ was: fields.typed(path) })
        .where("person_id", "=", who.id)
        .where("path", "=", path)
        .execute();
    },
    review: makeReview(parts, preview),
    publish: makePublishDrafts(parts),
    schedule: makeSchedule(parts),
    cancelScheduled: makeCancelScheduled(parts),
    listVersions: makeListVersions(parts),
    compareVersions: makeCompareVersions(parts),
    reviewRestore: makeReviewRestore(parts, preview),
    restore: makeRestore(parts),
    listClaims: makeListClaims(parts),
    decideClaim: makeDecideClaim(parts),
    previewPage: makePreviewPage(parts, preview),
    readLaunch: makeReadLaunch(parts, settings),
    confirmLaunch: makeConfirmLaunch(parts),
  };
}
