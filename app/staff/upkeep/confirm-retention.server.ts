import { writeAudit } from "~/core/audit/write-audit";
import { confirmRetention } from "~/core/retention/retention-hold";
import type { DeskParts } from "~/staff/frame/desk-parts.server";
import type { DeskUpkeepServices } from "./upkeep-types";

/** Allows retention to delete after all; the retention job reads the answer at its next run. */
export const makeConfirmRetention =
  ({ db, clock }: Pick<DeskParts, "db" | "clock">): DeskUpkeepServices["confirmRetention"] =>
  ({ who }) =>
    db.transaction().execute(async (transaction) => {
      const hold = await confirmRetention(transaction, clock());
      if (!hold) return false;
      await writeAudit(transaction, {
        at: clock(),
        who,
        action: "confirmed the deletion of what is old",
        detail: `${hold.reason}: ${hold.count} of ${hold.total} inquiries`,
      });
      return true;
    });
