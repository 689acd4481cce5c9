import type { launchWords } from "~/content/en/staff/staff-site";
import type { FactGroup } from "~/facts/fact-fields";
import type { RecordToReview } from "./evidence-reviews";

/**
 * Data of the pages below /staff/site. Values are as typed into a field; instants are ISO 8601 in
 * UTC, days "YYYY-MM-DD" of the clinic.
 */

/** One fact in its form. */
export type SiteField = {
  path: string;
  /** Value of the field: this person's draft, else the published value. */
  typed: string;
  published: string;
  /** Text of the validation issue (staff-site.ts); null when there is none. */
  problem: string | null;
  /** Other people's drafts of the same fact. */
  others: readonly { who: string; typed: string }[];
};

export type SitePart = { group: FactGroup } | { treatment: string };

/** A fact that would change, as it reads before and after. */
export type SiteChange = {
  path: string;
  from: string;
  to: string;
  /** Somebody published another value since this draft was begun; `from` is the published one. */
  conflict: boolean;
};

export type ClaimState = {
  path: string;
  text: string;
  words: readonly { word: string; rule: string }[];
  state: "unread" | "waiting" | "approved" | "refused";
  askedAt: string | null;
  /** The person who decided, with the reason. */
  by: string | null;
  reason: string;
};

/** Text difference of a page: removed and added words. */
export type PageChange = {
  path: string;
  name: string;
  parts: readonly { old: string; new: string }[];
};

export type SiteReview = {
  changes: SiteChange[];
  problems: readonly { path: string; message: string }[];
  claims: ClaimState[];
  /** null: the pages could not be rendered; `failure` says why. */
  pages: PageChange[] | null;
  failure: string | null;
};

export type Published =
  | { outcome: "published"; version: number; pages: readonly string[]; descriptions: boolean }
  | { outcome: "scheduled" }
  | { outcome: "unchanged" }
  | { outcome: "refused"; message: string };

export type SiteVersion = {
  version: number;
  at: string;
  who: string;
  kind: "built" | "published" | "scheduled" | "restored" | "imported";
  why: string;
  changes: readonly { path: string; from: string; to: string }[];
  pages: readonly string[];
  live: boolean;
};

/** Prefix of preview URLs: a version's, or with null the drafts'; a page's path follows. */
export const previewBase = (version: number | null) =>
  version === null ? "/staff/preview" : `/staff/preview/versions/${version}`;

/** URL of a page's preview with the drafts, or of a version. */
export const previewUrl = (path: string, version: number | null = null) =>
  previewBase(version) + (path === "/" ? "" : path);

export type WaitingClaim = ClaimState & {
  id: string;
  askedBy: string;
  /** Whether this person may decide now; if not, `decideFrom` may say from when. */
  mayDecide: boolean;
  decideFrom: string | null;
};

export type Scheduled = {
  id: string;
  dueAt: string;
  who: string;
  why: string;
  changes: readonly { path: string; to: string }[];
  state: "waiting" | "published" | "failed" | "canceled";
  result: string;
};

/** One line of /staff/launch. */
export type LaunchItem = {
  name: keyof typeof launchWords.items;
  done: boolean;
  /** Known details: a name, a date. */
  detail: string;
  /** Treatments whose record of the evidence lacks this item. */
  records?: readonly RecordToReview[];
};
