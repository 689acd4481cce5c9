import { createHmac } from "node:crypto";

/** The key's row in `settings`. */
export const mailboxKey = "mailbox-key";

/**
 * A keyed hash of an email address's mailbox: upper and lower case, a part after a plus and, at Google,
 * dots are ignored, because they do not change the mailbox.
 */
export function mailboxHash(key: Buffer, address: string): string {
  const [, local = "", domain = ""] = /^(.*)@([^@]*)$/.exec(address.trim().toLowerCase()) ?? [];
  const [name = ""] = local.split("+");
  const google = /^(gmail|googlemail)\.com$/.test(domain);
  const mailbox = google ? `${name.replaceAll(".", "")}@gmail.com` : `${name || local}@${domain}`;
  return createHmac("sha256", key).update(mailbox).digest("base64url");
}
