import type { Generated, Selectable } from "kysely";

/** Role of a staff member; permissions.ts lists its pages and actions. */
export type Role = "owner" | "desk" | "clinician" | "bookkeeper" | "reader";

/** Staff members and their ways to sign in. */
export type PeopleTables = {
  people: PeopleTable;
  staff_sessions: StaffSessionRow;
  /** Browsers in which a person has signed in; `browser_hash` is of a cookie. */
  known_browsers: { person_id: string; browser_hash: string; first_seen_at: string };
  passkeys: PasskeyRow;
  /** Challenges of pending passkey ceremonies; each is used once, by the same browser. */
  passkey_challenges: {
    challenge_hash: string;
    purpose: string;
    browser_hash: string;
    expires_at: string;
  };
  recovery_codes: { code_hash: string; person_id: string; used_at: string | null };
  invitations: InvitationRow;
  revocations: RevocationRow;
};

/**
 * Only of what cannot be issued again: a restore ends feeds and invitations by itself. The subject is
 * an id (person, passkey), a hash (code, mailbox) or a reference. "reinstated" and "links-renewed"
 * end a suspension and a stop.
 */
export type RevocationKind =
  | "suspended"
  | "reinstated"
  | `role-${Role}`
  | "password"
  | "passkey"
  | "recovery-code"
  | "links-stopped"
  | "links-renewed"
  | "mailbox";

/** Append-only and written by triggers: a restored backup repeats what it does not hold. */
export type RevocationRow = {
  /** Order within one database. */
  seq: Generated<number>;
  id: string;
  at: string;
  kind: RevocationKind;
  subject: string;
};

/** Never deleted: records of past actions keep the name. */
export type PersonRow = Selectable<PeopleTable>;

type PeopleTable = {
  id: string;
  name: string;
  /** Lower case, unique. */
  email: string;
  role: Role;
  created_at: string;
  suspended_at: string | null;
  last_seen_at: string | null;
  /** scrypt with its salt and cost; null without a password. Goes with `totp_secret`. */
  password_hash: string | null;
  /** Base32, of the app that shows codes. */
  totp_secret: string | null;
  /** Time step of the last accepted code: each code is accepted once. */
  totp_step: number | null;
  /** Hash of the token in the URL of the calendar feed; null without a feed. */
  calendar_token_hash: string | null;
  /** 1: gets a summary of the day by mail. */
  wants_summary: Generated<number>;
  /** Day ("YYYY-MM-DD" at the clinic) of the last one. */
  summary_on: string | null;
  /**
   * When and for what the person can be booked, as JSON (app/staff/bookings/schedule.ts); null:
   * for every service, in office hours.
   */
  schedule: string | null;
};

export type PasskeyRow = {
  /** The credential's own id, base64url. */
  id: string;
  person_id: string;
  /** COSE, base64url. */
  public_key: string;
  /** How often it was used, where the device counts. */
  counter: number;
  /** JSON: how the browser reaches the authenticator. */
  transports: string;
  /** 1: synchronized to other devices of the person. */
  backed_up: number;
  name: string;
  created_at: string;
  last_used_at: string | null;
};

export type InvitationRow = {
  id: string;
  /** Hash of the displayed link's token. */
  token_hash: string;
  /** Hash of the mailed link's token, made when the mail is sent; null until then. */
  mail_token_hash: string | null;
  email: string;
  role: Role;
  /** The person who sets up new ways to sign in; null: a new person. */
  person_id: string | null;
  created_at: string;
  /** Name of the inviting person; null: the operator, on the server. */
  created_by: string | null;
  expires_at: string;
  used_at: string | null;
  withdrawn_at: string | null;
};

export type StaffSessionRow = {
  id_hash: string;
  person_id: string;
  created_at: string;
  expires_at: string;
  /** Written at most twice a minute. */
  last_seen_at: string;
  reauthenticated_at: string;
  /** Name of the browser, such as "Firefox on Windows". */
  device: string;
};
