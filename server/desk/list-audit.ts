import type { DeskServices } from "../../app/contracts/desk";
import { canonicalReference } from "../inquiries/reference";
import type { DeskParts } from "./desk-parts";
import { keysetPage } from "./keyset-page";

export function makeListAudit({ db }: DeskParts): DeskServices["listAudit"] {
  return ({ reference, cursor }) => {
    const lines = db
      .selectFrom("audit_log")
      .select(["id", "at", "who", "person_id as personId", "action", "subject", "detail"]);
    return keysetPage(
      reference ? lines.where("subject", "=", canonicalReference(reference) ?? reference) : lines,
      { at: "at", id: "id" },
      ({ at, id }) => ({ at, id }),
      cursor,
    );
  };
}
