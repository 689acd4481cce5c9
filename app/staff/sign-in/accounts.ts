import type {
  NewWayIn,
  OwnAccount,
  PasskeyAsked,
  PeopleServices,
  WayInFault,
} from "~/staff/account/staff-accounts";
import type {
  Door,
  PasswordSignIn,
  Proof,
  ProofAnswer,
  SignedIn,
  SignInRefused,
  StaffSession,
} from "./sign-in-types";

/** Who is on the staff, and signed in. */
export type Accounts = {
  /** Whether the last authentication is at most ten minutes old; a correct `proof` renews it. */
  proveAgain: (
    session: StaffSession,
    proof: Proof,
    from: Pick<Door, "visitor" | "browser">,
  ) => Promise<ProofAnswer>;
  signInWithPassword: (tried: PasswordSignIn & Door) => Promise<SignedIn | SignInRefused>;
  /** `passkey` is the browser's answer to `passkeyOptions`. */
  signInWithPasskey: (tried: { passkey: string } & Door) => Promise<SignedIn | SignInRefused>;
  /**
   * `password` is "" for somebody who has none: "mailed" means that a link to choose a new way to
   * sign in goes to their email.
   */
  signInWithRecoveryCode: (
    tried: { email: string; password: string; recoveryCode: string } & Door,
  ) => Promise<SignedIn | SignInRefused | { outcome: "mailed" }>;
  /**
   * null: forged, ended, signed out or suspended. Rejects when the database does not respond.
   * `quietly` does not count as activity.
   */
  readSession: (token: string, about?: { quietly: boolean }) => Promise<StaffSession | null>;
  signOut: (token: string) => Promise<void>;
  /** Whether the first owner can still be made with this token. */
  readSetUp: (token: string) => Promise<"open" | "used" | "unknown">;
  setUpOwner: (
    asked: { token: string; name: string; email: string; way: NewWayIn } & Door,
  ) => Promise<SignedIn | { outcome: WayInFault | "used" | "unknown" }>;
  /** A key for an app that shows codes, or the given `secret`. `address` is for the QR code. */
  newCodeApp: (email: string, secret?: string) => { secret: string; address: string };
  /** Three words that make a good password, different ones each time. */
  offerPassword: () => string;
  /**
   * The options with which a browser asks for a passkey, as JSON. null: the link is not open, or
   * too many were asked for. `browser` names the browser that must answer; "" makes a new name.
   */
  passkeyOptions: (
    asked: PasskeyAsked,
    from: Pick<Door, "visitor" | "browser">,
  ) => Promise<{ options: object; browser: string } | null>;
  people: PeopleServices;
  own: OwnAccount;
};
