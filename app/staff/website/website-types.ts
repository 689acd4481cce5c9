import type { Actor } from "~/core/sessions/people";
import type { FactGroup } from "~/facts/fact-fields";

/**
 * What the staff may ask about the facts of the site. Values come as they are typed into a field;
 * instants are ISO 8601 in UTC, days "YYYY-MM-DD" of the clinic.
 */

/** One fact in its form. */
export type SiteField = {
  path: string;
  /** What the field holds: this person's draft, else what is published. */
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
  /** Who decided, and why. */
  by: string | null;
  reason: string;
};

/** What is different on a page: words that go, and words that come. */
export type PageChange = { path: string; parts: readonly { old: string; new: string }[] };

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

/** A version, or with `undo` what is live without what that version changed. */
export type AskedVersion = { version: number; undo: boolean };

/** Where the previews of drafts, or of a version, begin; a page's URL follows. */
export const previewBase = (of: AskedVersion | null) =>
  of ? `/staff/preview/${of.undo ? "undo" : "versions"}/${of.version}` : "/staff/preview";

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
  name: LaunchName;
  done: boolean;
  /** What is known: a name, a date. */
  detail: string;
};

export const launchNames = [
  "physician",
  "street",
  "pharmacy",
  "glpR",
  "primal",
  "lasts",
  "listPrices",
  "officeHours",
  "callHours",
  "policies",
  "mail",
  "payments",
  "backups",
  "encryption",
  "secondOwner",
  "passkeys",
] as const;
export type LaunchName = (typeof launchNames)[number];

export type SiteDesk = {
  /** The published version's number, and how many facts this person is changing. */
  readSite: (asked: { who: Actor }) => Promise<{
    version: number;
    drafts: number;
    claims: number;
    treatments: readonly { slug: string; title: string; price: string; draft: boolean }[];
    scheduled: readonly Scheduled[];
  }>;
  /** null: there is no such treatment. */
  readFields: (asked: { who: Actor } & SitePart) => Promise<SiteField[] | null>;
  /** Stores what was typed, unless it equals what is published. Returns the validation issues by path. */
  saveDraft: (asked: {
    who: Actor;
    typed: Readonly<Record<string, string>>;
  }) => Promise<Readonly<Record<string, string>>>;
  /** Without paths: all. */
  discardDraft: (asked: { who: Actor; paths?: readonly string[] }) => Promise<void>;
  /** Keeps the draft although somebody published another value meanwhile. */
  keepDraft: (asked: { who: Actor; path: string }) => Promise<void>;
  review: (asked: { who: Actor }) => Promise<SiteReview>;
  publish: (asked: { who: Actor; why: string }) => Promise<Published>;
  schedule: (asked: { who: Actor; why: string; at: string }) => Promise<Published>;
  cancelScheduled: (asked: { who: Actor; id: string }) => Promise<void>;
  /** The newest ones, or those before a version; `newest` is the number of the last of all. */
  listVersions: (asked?: {
    before?: number | undefined;
  }) => Promise<{ versions: SiteVersion[]; newest: number }>;
  /** What differs between two versions; null when one is not there. */
  compareVersions: (asked: {
    from: number;
    to: number;
  }) => Promise<readonly { path: string; from: string; to: string }[] | null>;
  /** What going back would change. `undo`: takes back this one version alone. */
  reviewRestore: (asked: AskedVersion) => Promise<SiteReview | null>;
  restore: (asked: {
    who: Actor;
    version: number;
    undo: boolean;
    why: string;
  }) => Promise<Published>;
  listClaims: (asked: { who: Actor; isOwner: boolean }) => Promise<WaitingClaim[]>;
  decideClaim: (asked: {
    who: Actor;
    isOwner: boolean;
    id: string;
    approve: boolean;
    reason: string;
  }) => Promise<"decided" | "not-yours" | "missing">;
  /**
   * A page as it would be with this person's drafts, or `of` a version; null when there is no such
   * page or version.
   */
  previewPage: (asked: {
    who: Actor;
    path: string;
    nonce: string;
    of: AskedVersion | null;
  }) => Promise<string | null>;
  readLaunch: () => Promise<LaunchItem[]>;
  confirmLaunch: (asked: {
    who: Actor;
    name: string;
    by: string;
    on: string;
  }) => Promise<Published>;
};
