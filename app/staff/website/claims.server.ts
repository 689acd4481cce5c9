import { randomUUID } from "node:crypto";
import type { Kysely } from "kysely";
import { findClaims, strongerEvidence } from "~/content/en/claims";
import { findClaims as findSpanishClaims } from "~/content/es/claims";
import type { App } from "~/core/app";
import { writeAudit } from "~/core/audit/write-audit";
import type { Schema } from "~/core/db/schema";
import type { ClaimReviewRow } from "~/core/db/tables/publishing-tables";
import type { Actor } from "~/core/sessions/people";
import type { FactChange } from "~/facts/fact-change";
import { approvals, studyKinds } from "~/facts/fact-limits";
import { translatedPath } from "~/facts/fact-path";
import type { Fields } from "./fields-of";

/** Milliseconds until the owner of a one-person clinic may confirm their own claim. */
const nightMs = 12 * 3_600_000;

/** Changed texts that promise something, each with its decision. */
export async function readClaims(
  { db }: Pick<App, "db">,
  changes: readonly FactChange[],
  fields: Fields,
) {
  const claims = [];
  for (const [path, to, words] of changes.flatMap((change) => claimsOf(change, fields))) {
    const review = await db
      .selectFrom("claim_reviews")
      .selectAll()
      .where("path", "=", path)
      .where("text", "=", to)
      .orderBy("requested_at", "desc")
      .executeTakeFirst();
    claims.push(stateOf(path, to, words, review));
  }
  return claims;
}

type Words = ReturnType<typeof findClaims>;
type Claim = [path: string, text: string, words: Words];

/**
 * Promising texts that a change adds, each with its field's path. All free texts are checked,
 * including those of new facts, but not prices or phone numbers.
 */
function claimsOf(change: FactChange, fields: Fields): Claim[] {
  const { path, from, to } = change;
  const raised = raisesEvidence(change) ? [strongerEvidence] : [];
  const before = new Set(textsIn(from, path).map(([, text]) => text));
  return textsIn(to, path)
    .filter(([, text]) => !before.has(text))
    .map(([at, text]): Claim => [fields.nearest(at), text, [...wordsIn(at, text), ...raised]])
    .filter(([, , words]) => words.length > 0);
}

/** A Spanish text is read for English words, too: a sentence may be left untranslated. */
function wordsIn(path: string, text: string): Words {
  const english = findClaims(text);
  if (translatedPath(path) === undefined) return english;
  const spanish = findSpanishClaims(text);
  const known = new Set(spanish.map(({ word }) => word));
  return [...spanish, ...english.filter(({ word }) => !known.has(word))];
}

/** Whether a changed fact of a record claims a higher approval or stronger studies than before. */
export function raisesEvidence({ path, from, to }: FactChange): boolean {
  const [, name] = /^treatments\.[^.]+\.evidence\.(approval|studies)$/.exec(path) ?? [];
  const rank = (value: unknown) =>
    name === "approval"
      ? approvals.length - (approvals as readonly unknown[]).indexOf(value)
      : (studyKinds as readonly unknown[]).indexOf(value);
  return name !== undefined && rank(to) > rank(from);
}

function textsIn(value: unknown, path: string): [string, string][] {
  if (typeof value === "string") return [[path, value]];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => textsIn(inner, `${path}.${key}`));
}

function decisionOf(
  review: ClaimReviewRow | undefined,
): "unread" | "waiting" | "approved" | "refused" {
  if (!review) return "unread";
  if (review.approved === null) return "waiting";
  return review.approved ? "approved" : "refused";
}

function stateOf(path: string, text: string, words: Words, review: ClaimReviewRow | undefined) {
  return {
    path,
    text,
    words,
    state: decisionOf(review),
    /** The person who decided, with the reason. */
    by: review?.decided_by ?? null,
    reason: review?.reason ?? "",
  };
}

export type ClaimState = ReturnType<typeof stateOf>;

/** Requests another person's decision about a text. */
export async function requestClaimReviews(
  { db, clock }: Pick<App, "db" | "clock">,
  actor: Actor,
  claims: ClaimState[],
) {
  const at = clock();
  for (const { path, text, words, state } of claims) {
    if (state !== "unread") continue;
    await db.transaction().execute(async (transaction) => {
      await transaction
        .insertInto("claim_reviews")
        .values({
          id: randomUUID(),
          path,
          text,
          words: JSON.stringify(words),
          reason: "",
          requested_at: at.toISOString(),
          requested_by: actor.name,
          requested_by_id: actor.id,
        })
        .execute();
      await writeAudit(transaction, {
        at,
        actor,
        action: "asked for a claim to be read",
        detail: path,
      });
    });
  }
}

/** Number of people who may decide about claims: owners and desk, not suspended. */
async function countDeskPeople(db: Kysely<Schema>): Promise<number> {
  const { count } = await db
    .selectFrom("people")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("role", "in", ["owner", "desk"])
    .where("suspended_at", "is", null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Another person decides; in a one-person clinic the owner, a night later. */
async function mayDecide(
  { db, clock }: App,
  { actor, isOwner }: { actor: Actor; isOwner: boolean },
  review: Pick<ClaimReviewRow, "requested_by_id" | "requested_at">,
): Promise<{ now: boolean; from: string | null }> {
  if (review.requested_by_id !== actor.id) return { now: true, from: null };
  if (!isOwner || (await countDeskPeople(db)) > 1) return { now: false, from: null };
  const from = new Date(Date.parse(review.requested_at) + nightMs);
  return { now: clock() >= from, from: from.toISOString() };
}

/** Claims without a decision, the oldest first. */
export async function listClaims(app: App, asked: { actor: Actor; isOwner: boolean }) {
  const rows = await app.db
    .selectFrom("claim_reviews")
    .selectAll()
    .where("approved", "is", null)
    .orderBy("requested_at")
    .limit(100)
    .execute();
  return Promise.all(
    rows.map(async (row) => {
      const may = await mayDecide(app, asked, row);
      return {
        ...stateOf(row.path, row.text, JSON.parse(row.words), row),
        id: row.id,
        askedBy: row.requested_by,
        /** Whether this person may decide now; if not, `decideFrom` may say from when. */
        mayDecide: may.now,
        decideFrom: may.from,
      };
    }),
  );
}

/** Approves or rejects a claim; "not-yours" where its author may not decide (yet). */
export async function decideClaim(
  app: App,
  asked: { actor: Actor; isOwner: boolean; id: string; approve: boolean; reason: string },
): Promise<"decided" | "not-yours" | "missing"> {
  const { actor, id, approve, reason } = asked;
  const { db, clock } = app;
  const row = await db
    .selectFrom("claim_reviews")
    .selectAll()
    .where("id", "=", id)
    .executeTakeFirst();
  if (!row) return "missing";
  if (row.approved !== null) return "decided";
  if (!(await mayDecide(app, asked, row)).now) return "not-yours";
  const at = clock();
  await db.transaction().execute(async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable("claim_reviews")
      .set({
        approved: approve ? 1 : 0,
        reason,
        decided_at: at.toISOString(),
        decided_by: actor.name,
        decided_by_id: actor.id,
      })
      .where("id", "=", id)
      .where("approved", "is", null)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) return;
    const action = approve ? "approved a claim" : "refused a claim";
    await writeAudit(transaction, { at, actor, action, detail: `${row.path}: ${reason}` });
  });
  return "decided";
}

/**
 * Counts claims that wait for a review, and a person's own rejected ones. For a notice at the desk:
 * numbers only, so not audited.
 */
export async function countClaims({ db }: Pick<App, "db">, { actor }: { actor: Actor }) {
  const { waiting } = await db
    .selectFrom("claim_reviews")
    .select(({ fn }) => fn.countAll<number | string>().as("waiting"))
    .where("approved", "is", null)
    .executeTakeFirstOrThrow();
  // A rejected sentence counts while its draft still contains it.
  const rejected = await db
    .selectFrom("claim_reviews")
    .innerJoin("content_drafts", "content_drafts.path", "claim_reviews.path")
    .select(["claim_reviews.path", "text", "typed"])
    .where("approved", "=", 0)
    .where("content_drafts.person_id", "=", actor.id)
    .execute();
  const refused = rejected.filter(({ path, text, typed }) =>
    textsIn(JSON.parse(typed), path).some(([, one]) => one === text),
  );
  return { waiting: Number(waiting), refused: refused.length };
}
