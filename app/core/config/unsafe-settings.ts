import { isIP } from "node:net";

/** Settings that this check reads. */
type Settings = {
  siteUrl: string;
  databaseUrl: string | null;
  databaseOwnerUrl: string | null;
  payments: { apiUrl: string | null };
  texts: { apiUrl: string | null } | null;
  trustedProxies: readonly string[];
  mail: {
    smtpUrl: string | null;
    /** null: not set. */
    from: { address: string } | null;
    clinicTo: { address: string } | null;
  };
};

/**
 * Settings that a site on the internet must not start with: what to set instead, and the setting
 * that allows it all the same.
 */
const points = [
  {
    allowedBy: "ALLOW_PLAIN_HTTP",
    isUnsafe: ({ siteUrl }) => isPlainHttp(siteUrl),
    instead: "SITE_URL must be an https URL: what visitors send could be read on its way",
  },
  {
    allowedBy: "ALLOW_EXAMPLE_DOMAIN",
    isUnsafe: ({ siteUrl }) => isExample(new URL(siteUrl).hostname),
    instead: "SITE_URL must be the clinic's own URL: nobody can reach an example domain",
  },
  {
    allowedBy: "ALLOW_EXAMPLE_DOMAIN",
    isUnsafe: ({ mail: { smtpUrl, from, clinicTo } }) =>
      smtpUrl !== null && [from, clinicTo].some((one) => one !== null && isExampleMail(one)),
    instead:
      "MAIL_FROM must be an email address of the clinic, and so must CLINIC_MAIL_TO (where MAIL_FROM is not set, the clinic's email in its facts): nobody can read mails to an example domain",
  },
  {
    allowedBy: "ALLOW_MAIL_FILES",
    isUnsafe: ({ mail }) => mail.smtpUrl === null,
    instead: "SMTP_URL must be set: mails would be written to files and reach nobody",
  },
  {
    allowedBy: "ALLOW_PLAIN_SMTP",
    isUnsafe: ({ mail: { smtpUrl } }) => smtpUrl !== null && isPlainSmtp(smtpUrl),
    instead:
      "SMTP_URL must leave TLS and the check of the certificate on: mails hold names and phone numbers (its value is not shown)",
  },
  {
    allowedBy: "ALLOW_PLAIN_DATABASE",
    isUnsafe: ({ databaseUrl, databaseOwnerUrl }) =>
      [databaseUrl, databaseOwnerUrl].some((url) => url !== null && isPlainPostgres(url)),
    instead:
      "DATABASE_URL must say sslmode=verify-full (or require), and so must DATABASE_MIGRATION_URL: everything that is stored could be read on its way (the values are not shown)",
  },
  {
    allowedBy: "ALLOW_DEFAULT_DATABASE_PASSWORD",
    isUnsafe: ({ databaseUrl }) => databaseUrl !== null && hasGuessablePassword(databaseUrl),
    instead:
      "DATABASE_URL must have a password of your own: it has one that everybody tries (its value is not shown)",
  },
  {
    allowedBy: "ALLOW_PLAIN_PROVIDER",
    isUnsafe: ({ payments, texts }) =>
      [payments.apiUrl, texts?.apiUrl].some((url) => url && isPlainHttp(url)),
    instead:
      "STRIPE_API_URL must be an https URL, and so must TWILIO_API_URL: the provider's secret key could be read on its way",
  },
  {
    allowedBy: "ALLOW_EVERY_PROXY",
    isUnsafe: ({ trustedProxies }) => trustedProxies.some(includesEverybody),
    instead:
      "TRUSTED_PROXIES must name your proxies only: whoever is believed can claim any IP address",
  },
] as const satisfies {
  allowedBy: `ALLOW_${string}`;
  isUnsafe: (settings: Settings) => boolean;
  instead: string;
}[];

/** Settings that let the site start in production though it is unsafe; the desk names them. */
export type Allowance = (typeof points)[number]["allowedBy"];
export const allowances = [...new Set(points.map(({ allowedBy }) => allowedBy))];

const unsafe = (settings: Settings) => points.filter(({ isUnsafe }) => isUnsafe(settings));

/** A line for each unsafe setting that is not allowed by its name. */
export function unsafeSettings(settings: Settings, allowed: readonly Allowance[]): string[] {
  return unsafe(settings)
    .filter(({ allowedBy }) => !allowed.includes(allowedBy))
    .map(({ instead, allowedBy }) => `${instead}. ${allowedBy}=true starts all the same`);
}

/** Allowances whose unsafe setting is really used: the desk shows them. */
export function allowedRisks(settings: Settings & { allowed: readonly Allowance[] }): Allowance[] {
  const names = new Set(unsafe(settings).map(({ allowedBy }) => allowedBy));
  return [...names].filter((name) => settings.allowed.includes(name));
}

/** Reserved for documentation (RFC 2606): they cannot be registered. */
const isExample = (hostname: string) => /(^|\.)(example(\.(com|net|org))?|invalid)$/.test(hostname);

const isExampleMail = ({ address }: { address: string }) =>
  isExample(address.split("@").at(-1) ?? "");

/** Passwords in the examples of compose files and manuals; the user's own name counts too. */
const guessable =
  /^(password|passwd|postgres|postgresql|site|clinic|admin|root|secret|example|test|1234\d*|change[-_ ]?(me|it|this)|your[-_ ]?password)$/i;

function hasGuessablePassword(databaseUrl: string): boolean {
  const { username, password } = new URL(databaseUrl);
  return password !== "" && (guessable.test(decodeURIComponent(password)) || password === username);
}

/** Wider than any operator's network: 10.0.0.0/8 and fc00::/7 are the widest of those. */
function includesEverybody(range: string): boolean {
  const [address = "", prefix] = range.split("/");
  return prefix !== undefined && Number(prefix) < (isIP(address) === 6 ? 7 : 8);
}

/** Whether a URL's host is this machine; IPv6 in brackets, as `URL` returns it. */
export const isLoopback = (hostname: string) => /^(localhost|127\.[\d.]+|\[::1\])$/.test(hostname);

/** Whether an http URL leads to another machine. */
function isPlainHttp(url: string): boolean {
  const { hostname, protocol } = new URL(url);
  return protocol === "http:" && !isLoopback(hostname);
}

/**
 * Whether mails can reach another machine unencrypted, or a server with any certificate. Without
 * such options in the URL the mailer itself requires TLS (mail/mailer.ts).
 */
function isPlainSmtp(url: string): boolean {
  const { hostname, protocol, searchParams } = new URL(url);
  if (isLoopback(hostname)) return false;
  const isOn = (name: string) => searchParams.getAll(name).every((value) => value === "true");
  if (!isOn("tls.rejectUnauthorized")) return true;
  if (protocol === "smtps:") return false;
  return searchParams.has("requireTLS") ? !isOn("requireTLS") : searchParams.has("ignoreTLS");
}

/**
 * Whether a PostgreSQL URL leads to another machine and does not demand TLS: pg uses none without
 * `sslmode`, libpq falls back to none with `allow` and `prefer`. A folder as host is a socket.
 */
function isPlainPostgres(url: string): boolean {
  const { hostname, searchParams } = new URL(url);
  const host = searchParams.get("host") || decodeURIComponent(hostname);
  if (host === "" || host.startsWith("/") || host === "::1" || isLoopback(host)) return false;
  return !/^(require|verify-ca|verify-full)$/.test(searchParams.get("sslmode") ?? "");
}
