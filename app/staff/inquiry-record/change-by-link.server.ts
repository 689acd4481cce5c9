import type { App } from "~/core/app";
import type { AuditAction } from "~/core/audit/write-audit";
import { takeAttempt } from "~/core/limits/attempt-limit";
import { theVisitor } from "~/core/sessions/people";
import { changeInquiry, type MakeChange } from "./change-inquiry.server";
import { findLink } from "./status-link.server";

/** At most `limit` tries in a quarter of an hour. */
export const inQuarterHour = (name: string, limit: number) => ({
  name,
  limit,
  windowMs: 15 * 60_000,
  restartsWindow: true,
});

/**
 * A change that the visitor makes by their private link, ten of each kind in a quarter of an hour.
 * "verify": the link requires re-authentication; "over": the change must not be made.
 */
export async function changeByLink<Reason extends string = never>(
  app: App,
  {
    token,
    kind,
    ...change
  }: { token: string; kind: "booking" | "message"; idempotencyKey: string; content: string },
  action: AuditAction,
  make: MakeChange<Reason>,
): Promise<"changed" | "gone" | "verify" | "too-many" | "over" | Reason> {
  const link = await findLink(app.db, token, app.clock());
  if (!link) return "gone";
  if (link.rests) return "verify";
  const { allowed } = await takeAttempt(app, inQuarterHour(`status-${kind}`, 10), link.token_hash);
  if (!allowed) return "too-many";
  const about = { actor: theVisitor, reference: link.reference };
  const outcome = await changeInquiry<Reason>(app, { ...change, ...about }, action, make);
  if (outcome === "missing") return "gone";
  return outcome === "conflict" ? "over" : outcome;
}
