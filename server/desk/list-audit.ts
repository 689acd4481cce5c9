import type { DeskServices } from "../../app/contracts/desk";
import { canonicalReference } from "../inquiries/reference";
import type { DeskParts } from "./desk-parts";
import { keysetPage } from "./keyset-page";

export function makeListAudit({ db }: DeskParts): DeskServices["listAudit"] {
  return ({ reference, personId = "", cursor }) => {
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
