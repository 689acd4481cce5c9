import { previewWords } from "~/content/en/staff/staff-site";
import { withChanges } from "~/facts/fact-change";
import { readDrafts, withRecords } from "./drafts.server";
import { changesBack } from "./history.server";
import type { PreviewSite } from "./preview-site.server";
import type { SiteParts } from "./site-parts.server";
import { previewBase, type SiteDesk } from "./website-types";

/** A page with a person's drafts, or of a version, or as undoing a version would make it. */
export const makePreviewPage =
  (parts: SiteParts, preview: PreviewSite): SiteDesk["previewPage"] =>
  async ({ who, path, nonce, of }) => {
    const base = previewBase(of);
    if (!of) {
      const { facts, changes } = await readDrafts(parts, who);
      const frame = { mark: previewWords.mark, back: "/staff/site/review" };
      return preview.page(withRecords(facts, changes, who.name), {
        ...{ path, nonce, frame: { ...frame, base, backTo: previewWords.back } },
      });
    }
    const found = await changesBack(parts, of);
    if (!found) return null;
    const { version, undo } = of;
    const frame = {
      mark: undo ? previewWords.undone(version) : previewWords.version(version),
      back: `/staff/site/history/${version}${undo ? "?undo=1" : ""}`,
      backTo: previewWords.backToVersion,
    };
    return preview.page(withChanges(found.now, found.changes), {
      ...{ path, nonce, frame: { ...frame, base } },
    });
  };
