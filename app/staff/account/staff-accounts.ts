import type { Actor, Role } from "~/core/sessions/people";
import type {
  Door,
  NewPassword,
  PasswordFault,
  SignedIn,
  StaffSession,
} from "~/staff/sign-in/sign-in-types";

/** All instants are ISO 8601. */

/** Which passkey a browser is asked for: one that exists, or a new one. */
export type PasskeyAsked =
  | { for: "sign-in" }
  | { for: "prove"; session: StaffSession }
  | { for: "add"; session: StaffSession }
  /** `token` is that of the link. */
  | { for: "set-up" | "invitation"; token: string; name: string; email: string };

/** What somebody who is new, or starts anew, chooses to sign in with. `passkey` is the browser's answer. */
export type NewWayIn = { kind: "passkey"; passkey: string } | ({ kind: "password" } & NewPassword);

/** Why a chosen way to sign in is refused. */
export type WayInFault = PasswordFault | "passkey-failed";

export type PersonOfStaff = {
  id: string;
  name: string;
  email: string;
  role: Role;
  suspendedAt: string | null;
  lastSeenAt: string | null;
  passkeys: number;
  hasPassword: boolean;
  /** How many are not used yet. */
  recoveryCodes: number;
  /** Appointments with them that are not over. */
  appointments: number;
};

export type OpenInvitation = {
  id: string;
  email: string;
  role: Role;
  createdAt: string;
  expiresAt: string;
  /** Whose ways to sign in were reset; null: somebody new. */
  personName: string | null;
};

/** `path`: of the link, to be copied; null where it goes out by mail only. */
export type InvitationMade = { outcome: "invited"; email: string; path: string | null };

/** What the owner does with people. Everything is written to the audit. */
export type PeopleServices = {
  list: () => Promise<{ people: PersonOfStaff[]; invitations: OpenInvitation[] }>;
  find: (id: string) => Promise<PersonOfStaff | null>;
  /** "taken": there is somebody with this email. An open invitation is replaced. */
  invite: (asked: {
    by: Actor;
    email: string;
    role: Role;
  }) => Promise<InvitationMade | { outcome: "taken" }>;
  /** A new link; the old one no longer works. */
  inviteAgain: (asked: {
    by: Actor;
    id: string;
  }) => Promise<InvitationMade | { outcome: "missing" }>;
  withdraw: (asked: { by: Actor; id: string }) => Promise<void>;
  changeRole: (asked: { by: Actor; id: string; role: Role }) => Promise<PersonChanged>;
  /** Ends all their sessions at once. */
  suspend: (asked: { by: Actor; id: string }) => Promise<PersonChanged>;
  letIn: (asked: { by: Actor; id: string }) => Promise<PersonChanged>;
  /** Takes all ways to sign in away, ends all sessions, and makes a link to choose new ones. */
  reset: (asked: {
    by: Actor;
    id: string;
  }) => Promise<InvitationMade | { outcome: "missing" | "last-owner" }>;
  /** What an open invitation is for; "used": over, used or withdrawn. */
  readInvitation: (
    token: string,
  ) => Promise<{ state: "open"; email: string; name: string } | { state: "used" | "unknown" }>;
  accept: (
    asked: { token: string; name: string; way: NewWayIn } & Door,
  ) => Promise<SignedIn | { outcome: WayInFault | "used" | "unknown" }>;
};

/** "last-owner": nobody would be left who can invite people. */
export type PersonChanged = { outcome: "done" | "missing" | "last-owner" };

export type Passkey = {
  id: string;
  name: string;
  createdAt: string;
  lastUsedAt: string | null;
  /** Synchronized to the person's other devices by the manufacturer's account. */
  backedUp: boolean;
};

export type OpenSession = {
  id: string;
  device: string;
  createdAt: string;
  lastSeenAt: string;
  isThis: boolean;
};

/**
 * "last-way": it would leave them without a way to sign in. "signed-out": the session ended, or the person
 * was suspended, before the change was written; nothing was written.
 */
export type WayRemoved = { outcome: "done" | "missing" | "last-way" | "signed-out" };

/** What somebody does with their own account; "signed-out" as above. */
export type OwnAccount = {
  read: (session: StaffSession) => Promise<{
    passkeys: Passkey[];
    hasPassword: boolean;
    recoveryCodes: number;
    sessions: OpenSession[];
  }>;
  addPasskey: (
    session: StaffSession,
    asked: { passkey: string } & Door,
  ) => Promise<{ outcome: "done" | "passkey-failed" | "signed-out" }>;
  renamePasskey: (
    session: StaffSession,
    asked: { id: string; name: string },
  ) => Promise<{ outcome: "done" | "missing" }>;
  removePasskey: (session: StaffSession, id: string) => Promise<WayRemoved>;
  setPassword: (
    session: StaffSession,
    asked: NewPassword,
  ) => Promise<{ outcome: "done" | "signed-out" | PasswordFault }>;
  removePassword: (session: StaffSession) => Promise<WayRemoved>;
  /** Ten, shown once: earlier ones no longer work. null: signed out. */
  newRecoveryCodes: (session: StaffSession) => Promise<string[] | null>;
  /** "others": all but this one. */
  endSessions: (session: StaffSession, which: "others" | { id: string }) => Promise<void>;
};
