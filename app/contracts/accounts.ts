import type {
  Door,
  PasswordSignIn,
  Proof,
  ProofAnswer,
  SignedIn,
  SignInRefused,
  StaffSession,
} from "./sign-in";
import type {
  NewWayIn,
  OwnAccount,
  PasskeyAsked,
  PeopleServices,
  WayInFault,
} from "./staff-accounts";

/** Who is on the staff, and signed in. */
export type Accounts = {
  /**
   * Whether the last proof of who it is is at most ten minutes old; a right `proof` makes it so.
   */
  proveAgain: (
    session: StaffSession,
    proof: Proof,
    from: Pick<Door, "visitor" | "browser">,
  ) => Promise<ProofAnswer>;
  signInWithPassword: (tried: PasswordSignIn & Door) => Promise<SignedIn | SignInRefused>;
  /** `passkey` is the browser's answer to `passkeyOptions`. */
  signInWithPasskey: (tried: { passkey: string } & Door) => Promise<SignedIn | SignInRefused>;
  signInWithRecoveryCode: (
    tried: { email: string; recoveryCode: string } & Door,
  ) => Promise<SignedIn | SignInRefused>;
  /** null: forged, over, signed out, suspended. Rejects when the database does not answer. `quietly` does not count as being there. */
  readSession: (token: string, about?: { quietly: boolean }) => Promise<StaffSession | null>;
  signOut: (token: string) => Promise<void>;
  /** Whether the first owner can still be made with this token. */
  readSetUp: (token: string) => Promise<"open" | "used" | "unknown">;
  setUpOwner: (
    asked: { token: string; name: string; email: string; way: NewWayIn } & Door,
  ) => Promise<SignedIn | { outcome: WayInFault | "used" | "unknown" }>;
  /** For an app that shows codes; keeps `secret` where it is one. `address` is for the QR code. */
  newCodeApp: (email: string, secret?: string) => { secret: string; address: string };
  /** Three words that make a good password, others each time. */
  offerPassword: () => string;
  /**
   * What the browser needs to ask for a passkey, as JSON. null: the link is not open, or too many
   * were asked for. `browser` is the mark under which the answer must come; "" makes one.
   */
  passkeyOptions: (
    asked: PasskeyAsked,
    from: Pick<Door, "visitor" | "browser">,
  ) => Promise<{ options: object; browser: string } | null>;
  people: PeopleServices;
  own: OwnAccount;
};
