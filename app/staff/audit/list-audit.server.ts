import { writeAudit } from "~/core/audit/write-audit";
import { keysetPage } from "~/core/db/keyset-page";
import type { DeskServices } from "~/desk-services";
import type { DeskParts } from "~/staff/frame/desk-parts.server";
import { canonicalReference } from "~/staff/inquiry/reference.server";

/** Reading the audit is an entry too, written first. */
export function makeListAudit({ db, clock }: DeskParts): DeskServices["listAudit"] {
  return async ({ who, reference, personId = "", cursor }) => {
    await writeAudit(db, { at: clock(), who, action: "read the audit", detail: reference });
    const lines = db
      .selectFrom("audit_log")
      .select(["id", "at", "who", "person_id as personId", "action", "subject", "detail"]);
    const about = reference
      ? lines.where("subject", "=", canonicalReference(reference) ?? reference)
      : lines;
    return keysetPage(
      personId ? about.where("person_id", "=", personId) : about,
      { at: "at", id: "id" },
      ({ at, id }) => ({ at, id }),
      cursor,
    );
  };
}
