import { createContext } from "react-router";
import type { ServiceValue } from "./content/service-options";
import type { DeskServices } from "./desk";

/**
 * The only door from the pages to the server: what an action may ask for. The server puts the
 * real services into the request's context; the pages never import from server/.
 */

/**
 * What the consultation form sends. A field more also takes its place in contact-form.tsx, a column
 * (a migration, server/db/schema.ts, receive-inquiry) and whoever shows it: inquiry-to-clinic,
 * open-inquiry and pages/staff/inquiry.tsx, export-inquiries; and the privacy page says so.
 */
export type Inquiry = {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  service: ServiceValue;
  /** Empty when none. */
  message: string;
};

export type ReceiveInquiry = (input: {
  inquiry: Inquiry;
  /** Random text the browser made for this attempt; "" when scripts are off. */
  attempt: string;
  /** The decoy field was filled: stored and marked, no mail. */
  suspectedSpam: boolean;
}) => Promise<
  /** Stored for good. `repeated` when the same attempt was stored before: same reference. */
  | { outcome: "received"; reference: string; repeated: boolean }
  /** Not stored: the database did not take it. */
  | { outcome: "unavailable" }
>;

/** What a visitor learns from their private link, and nothing else. */
export type VisitorStatus = "received" | "looking" | "contacted";
/** By the token of a private link; null: no such link, or its inquiry is gone. */
export type ReadInquiryStatus = (token: string) => Promise<VisitorStatus | null>;

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

export type StartPayment = (input: {
  amountCents: number;
  description: string;
  /** Random text the browser made for this attempt; "" when scripts are off. */
  attempt: string;
  visitor: string;
}) => Promise<
  /** `url` has been checked: the browser may go there. A path, where it is on this site. */
  | { outcome: "started"; url: string }
  /** `message` is the provider's, for whoever pays; null when it said nothing of use. */
  | { outcome: "refused"; message: string | null }
>;

export type PaymentView = {
  id: string;
  /** "open": not paid yet, and can still be, at `checkoutUrl`. */
  status: "open" | "processing" | "paid" | "cancelled" | "failed";
  amountCents: number;
  description: string;
  reference: string;
  /** ISO instant. */
  paidAt: string | null;
  checkoutUrl: string | null;
  /** Paid at the built-in test checkout: no money has moved. */
  isTest: boolean;
};

/** null: no such payment. `cameFrom` says what brought the visitor here. */
export type ReadPayment = (input: {
  id: string;
  cameFrom: "return" | "cancel" | "form";
}) => Promise<PaymentView | null>;

export type TestCheckout = {
  amountCents: number;
  description: string;
  isOpen: boolean;
  backUrl: string;
};
export type TestCheckoutChoice = "pay" | "pay-later" | "cancel";

export type ProductUpdate = { id: string; startedAt: string } & (
  | { status: "running"; done: number; total: number | null }
  | { status: "failed"; finishedAt: string; message: string }
  | {
      status: "finished";
      finishedAt: string;
      totalProducts: number;
      updatedCount: number;
      /** Right already, and not written again. */
      unchangedCount: number;
      errorCount: number;
      updatedProducts: readonly { id: string; name: string; description: string }[];
      errors: readonly { productName: string; error: string }[];
    }
);

/** All of them reject when the database does not answer. */
export type ProductUpdates = {
  /** Begins a batch, or joins the one that runs. */
  updateProductDescriptions: () => Promise<ProductUpdate>;
  /** The running or the last batch. */
  readProductUpdate: () => Promise<ProductUpdate | null>;
  /** Each change of the running batch until it ends; once, when none runs. */
  watchProductUpdate: (signal: AbortSignal) => AsyncGenerator<ProductUpdate>;
};

export type Services = ProductUpdates & {
  receiveInquiry: ReceiveInquiry;
  readInquiryStatus: ReadInquiryStatus;
  signInStaff: SignInStaff;
  readStaffSession: ReadStaffSession;
  signOutStaff: SignOutStaff;
  /** Whether payments and products have somewhere to go; where not, both are refused. */
  providerIsSetUp: boolean;
  startPayment: StartPayment;
  readPayment: ReadPayment;
  /** The built-in test checkout; both give null where a real provider is set up. */
  readTestCheckout: (id: string) => Promise<TestCheckout | null>;
  /** Gives the address to go on to. */
  finishTestCheckout: (id: string, choice: TestCheckoutChoice) => Promise<string | null>;
  /** The front desk; absent where pages are built. */
  desk?: DeskServices;
};

/** Pages are also rendered while the site is built, where nothing can be sent. */
const duringBuild: Services = {
  receiveInquiry: async () => ({ outcome: "unavailable" }),
  readInquiryStatus: async () => null,
  signInStaff: async () => ({ outcome: "unavailable" }),
  readStaffSession: async () => null,
  signOutStaff: async () => {},
  providerIsSetUp: false,
  startPayment: async () => ({ outcome: "refused", message: null }),
  readPayment: async () => null,
  readTestCheckout: async () => null,
  finishTestCheckout: async () => null,
  updateProductDescriptions: async () => {
    throw new Error("Nothing can be updated while the site is built");
  },
  readProductUpdate: async () => null,
  async *watchProductUpdate() {},
};

export const servicesContext = createContext<Services>(duringBuild);

/** Nonce of the answer's Content-Security-Policy; "" while files are built. */
export const nonceContext = createContext("");

/** The key under which the client's attempts are counted; its address can't be read from it. */
export const visitorKeyContext = createContext("");

/** A post too many from this visitor: the form is shown again with what was typed, nothing is done. */
export const tooManyContext = createContext(false);

/** The site is served over https: its cookies never travel without. */
export const secureContext = createContext(false);

/** Where faults go: the server's log, or the build's output. */
export const reportErrorContext = createContext<(error: unknown) => void>((error) => {
  console.error(error);
});

/** The error status whose page answers this request; 0 for the page that was asked for. */
export const refusalContext = createContext(0);

/** Called with the path that has no page. */
export const reportNotFoundContext = createContext<(path: string) => void>(() => {});
