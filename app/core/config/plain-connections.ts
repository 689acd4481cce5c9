/** Whether a URL's host is this machine; IPv6 in its brackets, as URL gives it. */
export const isLoopback = (hostname: string) => /^(localhost|127\.[\d.]+|\[::1\])$/.test(hostname);

/** Whether an http URL leads to another machine. */
export function isPlainHttp(url: string): boolean {
  const { hostname, protocol } = new URL(url);
  return protocol === "http:" && !isLoopback(hostname);
}

/**
 * Whether mails can reach another machine unencrypted, or a server with any certificate. Without
 * such options in the URL the mailer itself requires TLS (mail/smtp-mailer.ts).
 */
export function isPlainSmtp(url: string): boolean {
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
export function isPlainPostgres(url: string): boolean {
  const { hostname, searchParams } = new URL(url);
  const host = searchParams.get("host") || decodeURIComponent(hostname);
  if (host === "" || host.startsWith("/") || host === "::1" || isLoopback(host)) return false;
  return !/^(require|verify-ca|verify-full)$/.test(searchParams.get("sslmode") ?? "");
}
