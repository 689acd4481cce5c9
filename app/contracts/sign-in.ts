export type SignInStaff = (input: {
  passphrase: string;
  /** What the person calls themselves; stands beside what they do. */
  who?: string;
  /** `visitorKeyContext`: tries are counted for each. */
  visitor: string;
}) => Promise<
  | { outcome: "signed-in"; token: string; expiresAt: string }
  | { outcome: "wrong" }
  | { outcome: "too-many"; retryAfterSeconds: number }
  | { outcome: "unavailable" }
>;

/** `expiresAt` is an ISO instant; `who` as given at sign-in, "" when it was not. */
export type StaffSession = { expiresAt: string; who: string };
/** null: forged, over, signed out. Rejects when the database does not answer. */
export type ReadStaffSession = (token: string) => Promise<StaffSession | null>;
export type SignOutStaff = (token: string) => Promise<void>;
