import type { SiteDesk } from "../../../app/contracts/site-desk";
import { makeDecideClaim, makeListClaims } from "./claims";
import { discardDrafts, readDrafts, saveDrafts } from "./drafts";
import { makeCompareVersions, makeListVersions, makeRestore, makeReviewRestore } from "./history";
import { type LaunchSettings, makeConfirmLaunch, makeReadLaunch } from "./launch";
import { makePreviewPage } from "./preview-page";
import { makePreviewSite } from "./preview-site";
import { makePublishDrafts, makeSchedule } from "./publish-drafts";
import { makeReadFields, makeReadSite } from "./read-fields";
import { makeReview } from "./review-drafts";
import { makeCancelScheduled } from "./scheduled";
import type { SiteParts } from "./site-parts";

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
