import type { StaffPerson } from "~/core/sessions/people";

/** All instants are ISO 8601. */
export type StaffSession = {
  /** Names the session to its owner; nobody can open it with this. */
  id: string;
  person: StaffPerson;
  /** When it ends in any case. */
  expiresAt: string;
  /** When it ends unless something is done before. */
  idleEndsAt: string;
  /** The last authentication. */
  provenAt: string;
};

/** From where somebody signs in. */
export type Door = {
  /** `visitorKeyContext`: wrong tries are counted for each. */
  visitor: string;
  /** The cookie that marks a browser in which somebody has signed in before; "" without. */
  browser: string;
  /** Such as "Firefox on Windows". */
  device: string;
};

export type SignedIn = {
  outcome: "signed-in";
  token: string;
  expiresAt: string;
  /** For the cookie that marks this browser. */
  browser: string;
};

export type SignInRefused =
  | { outcome: "wrong" }
  /** Too many codes of this account were guessed: known browsers and passkeys only, for a day. */
  | { outcome: "locked" }
  | { outcome: "too-many"; retryAfterSeconds: number }
  | { outcome: "unavailable" };

export type PasswordSignIn = { email: string; password: string; code: string };

/** A password with the app that shows its codes. `secret` is base32. */
export type NewPassword = { password: string; secret: string; code: string };

/** What is wrong with a chosen password or its first code. */
export type PasswordFault = "too-short" | "too-long" | "common" | "wrong-code";

/** A new re-authentication of somebody signed in; null: only asks how old the last one is. */
export type Proof = { password: string; code: string } | { passkey: string } | null;

export type ProofAnswer =
  | { outcome: "fresh" }
  /** The last one is too old, and this one is missing, wrong, or one of too many. */
  | { outcome: "needed"; ways: WaysIn }
  | { outcome: "wrong"; ways: WaysIn }
  | { outcome: "locked"; ways: WaysIn }
  | { outcome: "too-many"; retryAfterSeconds: number; ways: WaysIn };

/** How somebody can sign in. */
export type WaysIn = { password: boolean; passkey: boolean };
