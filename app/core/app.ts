import type { Kysely } from "kysely";
import type { Background } from "~/core/background";
import type { Config } from "~/core/config/config";
import type { Schema } from "~/core/db/schema";
import type { Logger } from "~/core/log/logger";
import type { LiveSite } from "~/core/pages/live-site";
import type { CheckoutProvider, ProductProvider } from "~/core/payment-provider/provider";
import type { TextProvider } from "~/core/text-messages/text-provider";
import type { OfficeTime } from "~/core/time/office-time";
import type { Facts } from "~/facts/facts-schema";

/**
 * One running site: the first argument of every function that reads or changes something. It is
 * made at the start (start-site.ts); a test makes one on a database of its own
 * (tests/fixtures/test-app.ts). Pages get it with `context.get(appContext)`.
 */
export type App = {
  config: Config;
  db: Kysely<Schema>;
  /** The machine's clock. */
  clock: () => Date;
  /** A clock that never goes back, for sessions and limits. */
  steadyClock: () => Date;
  logger: Logger;
  /** The facts of the published version. */
  currentFacts: () => Facts;
  /** The build's own facts, which are served until others are published. */
  ownFacts: Facts;
  /** The pages in memory and the version that they show. */
  site: LiveSite;
  officeTime: OfficeTime;
  checkout: CheckoutProvider;
  /** null: no provider of text messages is set up. */
  texts: TextProvider | null;
  /** null: no payment provider is set up. */
  products: ProductProvider | null;
  /** scrypt's N for new passwords; absent: the default of hash-password.server.ts. */
  passwordCost?: number;
  background: Background;
  mails: {
    /** Makes the mail worker look for queued mails now. */
    wake: () => void;
    /** Interrupts the sending of mails about these inquiries; resolves when none is being sent. */
    stop: (submissionIds: readonly string[]) => Promise<void>;
  };
};
