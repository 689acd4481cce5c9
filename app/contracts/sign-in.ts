import type { StaffPerson } from "./people";

/** All instants are ISO 8601. */
export type StaffSession = {
  /** Names the session to its owner; nobody can open it with this. */
  id: string;
  person: StaffPerson;
  /** When it ends in any case. */
  expiresAt: string;
  /** When it ends unless something is done before. */
  idleEndsAt: string;
  /** The last proof of who it is. */
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
  | { outcome: "too-many"; retryAfterSeconds: number }
  | { outcome: "unavailable" };

export type PasswordSignIn = { email: string; password: string; code: string };

/** A password with the app that shows its codes. `secret` is base32. */
export type NewPassword = { password: string; secret: string; code: string };

/** What is wrong with a chosen password or its first code. */
export type PasswordFault = "too-short" | "too-long" | "common" | "wrong-code";

export type Accounts = {
  signInWithPassword: (tried: PasswordSignIn & Door) => Promise<SignedIn | SignInRefused>;
  /** null: forged, over, signed out, suspended. Rejects when the database does not answer. */
  readSession: (token: string) => Promise<StaffSession | null>;
  signOut: (token: string) => Promise<void>;
  /** Whether the first owner can still be made with this token. */
  readSetUp: (token: string) => Promise<"open" | "used" | "unknown">;
  setUpOwner: (
    asked: { token: string; name: string; email: string } & NewPassword & Door,
  ) => Promise<SignedIn | { outcome: PasswordFault | "used" | "unknown" }>;
  /** For an app that shows codes; keeps `secret` where it is one. `address` is for the QR code. */
  newCodeApp: (email: string, secret?: string) => { secret: string; address: string };
};
