import type { App } from "~/core/app";
import { writeAudit } from "~/core/audit/write-audit";
import { type Cursor, keysetPage } from "~/core/db/queries";
import type { Actor } from "~/core/sessions/people";
import { daysAsInstants } from "~/facts/hours/zoned-time.server";
import type { Days } from "~/staff/frame/list";
import { canonicalReference } from "~/staff/inquiry-record/reference.server";

/**
 * A page of the audit log. `reference`, `personId` and `days` filter it; "" matches everything.
 * Writes an entry of its own first: reading the log is audited too.
 */
export async function listAudit(
  { db, clock }: App,
  {
    actor,
    reference,
    personId = "",
    days = { from: "", to: "" },
    cursor,
  }: { actor: Actor; reference: string; personId?: string; days?: Days; cursor: Cursor | null },
) {
  await writeAudit(db, { at: clock(), actor, action: "read the audit", detail: reference });
  let lines = db
    .selectFrom("audit_log")
    .select(["id", "at", "who", "person_id as personId", "action", "subject", "detail"]);
  if (reference) lines = lines.where("subject", "=", canonicalReference(reference) ?? reference);
  if (personId) lines = lines.where("person_id", "=", personId);
  const { from, to } = daysAsInstants(days);
  if (from) lines = lines.where("at", ">=", from);
  if (to) lines = lines.where("at", "<", to);
  return keysetPage(lines, { at: "at", id: "id" }, ({ at, id }) => ({ at, id }), cursor);
}

export type AuditEntry = Awaited<ReturnType<typeof listAudit>>["rows"][number];
