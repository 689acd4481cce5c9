import type { App } from "~/core/app";
import { colleagueOf, listColleagues } from "~/core/sessions/list-colleagues";
import type { Actor } from "~/core/sessions/people";
import { assignInquiry, undoChange } from "~/staff/inquiry/assign-inquiry.server";
import { changeStatus } from "~/staff/inquiry/change-status.server";
import { markSpam } from "~/staff/inquiry/mark-spam.server";
import { fullName } from "~/staff/inquiry-record/inquiry-row.server";
import type { ClosedAs } from "~/staff/inquiry-record/inquiry-states";
import { maySee } from "~/staff/inquiry-record/own-inquiries.server";
import { mostChosen, type Row } from "./row-text";

export type RowsChange = { close: ClosedAs } | { giveTo: string } | "spam";

type Posted = { actor: Actor; idempotencyKey: string };

/**
 * Closes, gives or marks several inquiries, each as on its own page: with its own entry in the history,
 * and only where it is still as the page showed it. Returns the references of those that were
 * changed, and of those that were left as they are.
 */
export async function changeRows(
  app: App,
  { rows, what, ...change }: Posted & { rows: readonly Row[]; what: RowsChange },
): Promise<{ done: string[]; left: string[] }> {
  const done: string[] = [];
  const left: string[] = [];
  for (const row of rows) {
    const one = { ...change, reference: row.reference };
    const outcome =
      what === "spam"
        ? await markSpam(app, { ...one, spam: true })
        : "close" in what
          ? await changeStatus(app, {
              ...one,
              from: row.status,
              to: "closed",
              note: "",
              outcome: what.close,
            })
          : await assignInquiry(app, { ...one, from: row.had, to: what.giveTo });
    (outcome === "changed" ? done : left).push(row.reference);
  }
  return { done, left };
}

/** For the notice after a change: the name on the first inquiry, and its assignee now. */
export async function readChangedRow(
  { db }: App,
  { actor, references }: { actor: Actor; references: readonly string[] },
) {
  const row = await db
    .selectFrom("contact_submissions")
    .select(["first_name", "last_name", "assigned_to"])
    .where("reference", "=", references[0] ?? "")
    .where("removed_at", "is", null)
    .where(maySee(actor))
    .executeTakeFirst();
  if (!row) return null;
  return { name: fullName(row), owner: colleagueOf(await listColleagues(db), row.assigned_to) };
}

/** Undoes such a change of these inquiries, where it is still the newest. Returns how many were undone. */
export async function undoRows(
  app: App,
  { references, isSpam, ...change }: Posted & { references: readonly string[]; isSpam: boolean },
): Promise<number> {
  let undone = 0;
  for (const reference of references.slice(0, mostChosen)) {
    const newest = await app.db
      .selectFrom("inquiry_history")
      .innerJoin("contact_submissions", "contact_submissions.id", "submission_id")
      .select(["inquiry_history.id", "kind", "person_id"])
      .where("reference", "=", reference)
      .where(maySee(change.actor))
      .orderBy("at", "desc")
      .orderBy("inquiry_history.id")
      .limit(1)
      .executeTakeFirst();
    if (!newest || newest.person_id !== change.actor.id || (newest.kind === "spam") !== isSpam)
      continue;
    const one = { ...change, reference };
    const outcome = isSpam
      ? await markSpam(app, { ...one, spam: false })
      : await undoChange(app, { ...one, entry: newest.id });
    if (outcome === "changed") undone++;
  }
  return undone;
}
