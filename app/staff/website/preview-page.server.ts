import { previewWords } from "../../../app/content/en/staff/staff-site";
import { previewBase, type SiteDesk } from "../../../app/contracts/site-desk";
import { withChanges } from "../../../app/facts/fact-change";
import { readDrafts, withRecords } from "./drafts";
import { changesBack } from "./history";
import type { PreviewSite } from "./preview-site";
import type { SiteParts } from "./site-parts";

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
