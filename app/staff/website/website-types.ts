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
  /** Words for the validation issue, by staff-site.ts; null when there is none. */
  problem: string | null;
  /** Drafts of others for the same fact. */
  others: readonly { who: string; typed: string }[];
};

export type SitePart = { group: FactGroup } | { treatment: string };

/** A fact that would change, as it reads before and after. */
export type SiteChange = {
  path: string;
  from: string;
  to: string;
  /** Somebody published another value since this draft was begun; `from` is that. */
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

/** Difference of a page: removed words and added words. */
export type PageChange = {
  path: string;
  name: string;
  parts: readonly { old: string; new: string }[];
};

export type SiteReview = {
  changes: SiteChange[];
  problems: readonly { path: string; message: string }[];
  claims: ClaimState[];
  /** null: it could not be rendered; `failure` says why. */
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

/** Start of the URLs of a version's previews, or with null of the drafts'; a page's URL follows. */
export const previewBase = (version: number | null) =>
  version === null ? "/staff/preview" : `/staff/preview/versions/${version}`;

/** URL of a page's preview with the drafts, or as a version has it. */
export const previewUrl = (path: string, version: number | null = null) =>
  previewBase(version) + (path === "/" ? "" : path);

export type WaitingClaim = ClaimState & {
  id: string;
  askedBy: string;
  /** Whether this person may decide now; when not, `decideFrom` may say from when on. */
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
  /** The treatments whose record of the evidence still lacks it. */
  records?: readonly RecordToReview[];
};
