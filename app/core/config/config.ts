import { paymentRetentionYears, retentionMonths } from "~/core/time/periods";
import { readClinicFolder } from "~/facts/clinic-folder";
import { domain } from "~/facts/identity";
import { readBackupSettings } from "./backup-settings";
import { environmentReader } from "./environment";
import { allowances, allowedRisks, isLoopback, unsafeSettings } from "./unsafe-settings";

export type Config = ReturnType<typeof readConfig>;

/** Thrown by `readConfig`: its message lists every validation issue, one line each. */
export class ConfigError extends Error {
  override name = "ConfigError";
  constructor(readonly errors: readonly string[]) {
    super(`The configuration is not usable:\n${errors.map((error) => `  - ${error}`).join("\n")}`);
  }
}

/**
 * The only reader of the environment: what `.env.example` lists, checked and with defaults, and of
 * the clinic's folder. Throws one ConfigError that names every validation issue.
 */
export function readConfig(env: Record<string, string | undefined>) {
  const read = environmentReader(env);

  const production =
    read.choice("NODE_ENV", ["development", "production", "test"], "development") === "production";
  const port = read.wholeNumber("PORT", { from: 0, to: 65_535, fallback: 3000 });

  const config = {
    production,
    port,
    /** Loopback unless set, so that the network cannot reach it by accident. */
    host: read.text("HOST", "127.0.0.1"),
    clinic: clinic(read),
    siteUrl: read.origin("SITE_URL", `http://localhost:${port}`),
    trustedProxies: read.addressRanges("TRUSTED_PROXIES"),
    metricsPort: read.wholeNumber("METRICS_PORT", { from: 0, to: 65_535, fallback: null }),
    shutdownSeconds: read.wholeNumber("SHUTDOWN_SECONDS", { from: 1, to: 300, fallback: 10 }),
    /** Posts from one IP address in ten minutes. */
    limits: {
      inquiries: read.wholeNumber("LIMIT_INQUIRIES", { from: 1, to: 1_000_000, fallback: 200 }),
      payments: read.wholeNumber("LIMIT_PAYMENTS", { from: 1, to: 1_000_000, fallback: 100 }),
    },
    /** Confirmations to visitors: to one mailbox in a day, and to all mailboxes in an hour. */
    confirmations: {
      perMailbox: read.wholeNumber("CONFIRMATIONS_PER_ADDRESS", { from: 1, to: 1000, fallback: 3 }),
      perHour: read.wholeNumber("CONFIRMATIONS_PER_HOUR", {
        from: 1,
        to: 1_000_000,
        fallback: 200,
      }),
    },
    logLevel: read.choice("LOG_LEVEL", ["debug", "info", "warn", "error", "silent"], "info"),

    ...readBackupSettings(read),
    /** PostgreSQL: the most connections of this process. */
    databaseConnections: read.wholeNumber("DATABASE_CONNECTIONS", {
      from: 1,
      to: 100,
      fallback: 3,
    }),
    /** How long inquiries and payments are kept; 0 keeps everything. */
    retentionMonths: read.wholeNumber("RETENTION_MONTHS", {
      from: 0,
      to: 240,
      fallback: retentionMonths,
    }),
    paymentRetentionYears: read.wholeNumber("PAYMENT_RETENTION_YEARS", {
      from: 0,
      to: 50,
      fallback: paymentRetentionYears,
    }),
    waitAlertOfficeHours: read.wholeNumber("WAIT_ALERT_OFFICE_HOURS", {
      from: 1,
      to: 200,
      fallback: 4,
    }),
    /** Token in the first owner's set-up URL; "": the site generates one. */
    setUpToken: read.text("STAFF_SETUP_TOKEN"),
    /** Minutes without a request after which a member of the staff is signed out. */
    idleMinutes: read.wholeNumber("STAFF_IDLE_MINUTES", { from: 1, to: 60, fallback: 15 }),

    mail: {
      /** null: mails are written as files into the data folder. */
      smtpUrl: read.secretUrl(
        "SMTP_URL",
        ["smtp:", "smtps:"],
        "smtp://user:password@host:587 or smtps://host:465",
      ),
      /** null: the clinic's own email address (core/mail/mailer.ts). */
      from: read.mailAddress("MAIL_FROM"),
      /** Required in production; null elsewhere: the clinic's own email address. */
      clinicTo: read.mailAddress("CLINIC_MAIL_TO"),
      /** Whether the clinic's mail carries the visitor's name and phone, and replies reach them. */
      includesName: read.flag("CLINIC_MAIL_INCLUDES_NAME", false),
    },
    payments: payments(read, production),
    texts: texts(read),
    /** Unsafe settings that are allowed in production. */
    allowed: allowances.filter((name) => read.flag(name, false)),
  };

  if (!/^([\w-]{8,200})?$/.test(config.setUpToken)) {
    read.refuse("STAFF_SETUP_TOKEN", "8 to 200 letters, digits, - and _ (its value is not shown)");
  }
  if (config.metricsPort && config.metricsPort === config.port) {
    read.refuse("METRICS_PORT", "another port than PORT", String(port));
  }
  // Whoever publishes facts can change the email address there, which must not redirect inquiries.
  if (production && read.text("CLINIC_MAIL_TO") === "") {
    read.refuse("CLINIC_MAIL_TO", "set in production: the email address that gets the inquiries");
  }
  if (production) read.errors.push(...unsafeSettings(config, config.allowed));
  if (read.errors.length > 0) throw new ConfigError(read.errors);
  return config;
}

type Reader = ReturnType<typeof environmentReader>;

/** The clinic's folder; null: the build's own clinic. `notes`: what is still to be done there. */
function clinic(read: Reader) {
  const folder = read.text("CLINIC_DIR");
  if (folder === "") return { folder: null, notes: [] };
  const { problems, notes } = readClinicFolder(folder);
  read.errors.push(...problems.map((problem) => `CLINIC_DIR, ${folder}: ${problem}`));
  return { folder, notes };
}

/** null: no reminders by text message. */
function texts(read: Reader) {
  const accountSid = read.text("TWILIO_ACCOUNT_SID");
  const authToken = read.text("TWILIO_AUTH_TOKEN");
  const from = read.text("TWILIO_FROM");
  /** null: the provider's own URL. */
  const apiUrl = read.origin("TWILIO_API_URL", null);
  if (accountSid + authToken + from === "") return null;
  if (!/^AC[\da-f]{32}$/i.test(accountSid))
    read.refuse("TWILIO_ACCOUNT_SID", "AC and 32 hexadecimal digits", accountSid);
  if (authToken === "") read.refuse("TWILIO_AUTH_TOKEN", "set when TWILIO_ACCOUNT_SID is");
  if (!/^(\+[1-9]\d{6,14}|MG[\da-f]{32})$/i.test(from))
    read.refuse("TWILIO_FROM", "a phone number such as +19045550100, or MG and 32 digits", from);
  return { accountSid, authToken, from, apiUrl };
}

/** Without a key the built-in test checkout runs; in production payments are off. */
function payments(read: Reader, production: boolean) {
  const secretKey = read.text("STRIPE_SECRET_KEY");
  const wanted = read.choice("PAYMENTS", ["", "test", "stripe"], "");
  if (wanted === "stripe" && secretKey === "") {
    read.refuse("STRIPE_SECRET_KEY", "set when PAYMENTS is stripe");
  }
  if (secretKey !== "" && !/^(sk|rk)_\w+$/.test(secretKey)) {
    read.refuse("STRIPE_SECRET_KEY", "a key that begins with sk_ or rk_ (its value is not shown)");
  }
  const automatic = secretKey ? "stripe" : production ? "off" : "test";
  const mode: "stripe" | "test" | "off" = wanted || automatic;
  return {
    mode,
    secretKey,
    webhookSecret: read.text("STRIPE_WEBHOOK_SECRET"),
    /** null: the provider's own URL. */
    apiUrl: read.origin("STRIPE_API_URL", null),
  };
}

/** Settings that are allowed but unlikely on a public site: one line each in the start's log. */
export function configWarnings(config: Config, clinic = { domain }): string[] {
  const warnings: string[] = [];
  if (!config.production) return warnings;
  // Reserved for documentation (RFC 2606): it cannot be registered.
  if (new URL(clinic.domain).hostname.endsWith(".example")) {
    const { folder } = config.clinic;
    warnings.push(`${folder ?? "app/facts"} names no real clinic yet: visitors read placeholders`);
  }
  warnings.push(...config.clinic.notes);
  const { hostname } = new URL(config.siteUrl);
  if (isLoopback(hostname)) {
    const isDefault = config.siteUrl === `http://localhost:${config.port}`;
    warnings.push(
      `SITE_URL is ${config.siteUrl}${isDefault ? ", as when it is not set" : ""}: the links in mails lead to the reader's own machine`,
    );
  }
  for (const name of allowedRisks(config)) warnings.push(`${name} allows what is unsafe`);
  if (config.payments.mode === "off") {
    warnings.push("STRIPE_SECRET_KEY is not set: the payment page refuses every payment");
  }
  if (config.payments.mode === "test") {
    warnings.push("PAYMENTS is test: the payment page takes no real money");
  }
  if (config.payments.mode === "stripe" && config.payments.webhookSecret === "") {
    warnings.push(
      "STRIPE_WEBHOOK_SECRET is not set: a payment is written down only when the provider is asked, after a quarter of an hour",
    );
  }
  return warnings;
}
