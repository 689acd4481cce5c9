/** Versions of the facts, and changes that are not published yet. */
export type PublishingTables = {
  content_versions: ContentVersionRow;
  /** One row, "site": the version to serve. It changes by compare-and-swap. */
  current_content_version: { name: "site"; version: number };
  content_drafts: ContentDraftRow;
  content_schedules: ContentScheduleRow;
  claim_reviews: ClaimReviewRow;
};

/** The clinic's facts as they were published once. Never changed, never removed. */
export type ContentVersionRow = {
  /** The version's number, from 1. */
  id: number;
  at: string;
  /** The clinic's day of `at`. */
  day: string;
  who: string;
  /** null: no person at the desk (the build's own facts, an import by the operator). */
  person_id: string | null;
  kind: "built" | "published" | "scheduled" | "restored" | "imported";
  /** The format of the facts: facts/migrate-facts.ts. */
  format: number;
  /** JSON, in full. */
  facts: string;
  /** JSON: a list of FactChange. */
  changes: string;
  /** JSON: the URLs of the pages that changed. */
  pages: string;
  /** "" without a reason. */
  why: string;
};

/** One fact that a person is changing. */
export type ContentDraftRow = {
  person_id: string;
  who: string;
  /** Path of the fact, e.g. "treatments.tadalafil.price". */
  path: string;
  /** JSON: the published fact when the draft began; null where it was absent. */
  was: string;
  /** JSON: the fact that was typed, or the typed text or rows while they are invalid. */
  typed: string;
  changed_at: string;
};

/** Changes that are published later. */
export type ContentScheduleRow = {
  id: string;
  due_at: string;
  who: string;
  person_id: string;
  changes: string;
  why: string;
  created_at: string;
  state: "waiting" | "published" | "failed" | "canceled";
  /** The number of the published version, or why none was published. */
  result: string;
};

/** A claim that promises something and needs a second person's approval. */
export type ClaimReviewRow = {
  id: string;
  path: string;
  text: string;
  /** JSON: the phrases that promise something. */
  words: string;
  requested_at: string;
  requested_by: string;
  requested_by_id: string;
  decided_at: string | null;
  decided_by: string | null;
  decided_by_id: string | null;
  approved: number | null;
  reason: string;
};
