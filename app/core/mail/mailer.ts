import type { Config } from "~/core/config/config";
import type { MailAddress } from "~/core/config/environment";
import type { Logger } from "~/core/log/logger";
import type { Facts } from "~/facts/facts-schema";
import { makeFileMailer } from "./file-mailer";
import type { Mailer } from "./mail";
import { makeSmtpMailer } from "./smtp-mailer";

/**
 * Sends over SMTP where the settings name a server, otherwise writes files into the data folder.
 */
export function makeMailer(
  config: Config,
  logger: Logger,
  /** Read for each mail: the clinic may change its email address. */
  from: () => MailAddress,
): Mailer {
  const { smtpUrl } = config.mail;
  return smtpUrl
    ? makeSmtpMailer({ smtpUrl, from })
    : makeFileMailer({ dataDir: config.dataDir, from, logger, production: config.production });
}

/** Sender of mails: the clinic's own email address, where MAIL_FROM is not set. */
export const senderOf = ({ from }: Config["mail"], { name, email }: Facts): MailAddress =>
  from ?? { name, address: email };

/**
 * Recipient of the clinic's own mails. Only outside production may CLINIC_MAIL_TO be missing; then it is
 * the clinic's own email address.
 */
export const deskMailbox = (
  { clinicTo }: Pick<Config["mail"], "clinicTo">,
  { email }: Facts,
): MailAddress => clinicTo ?? { name: "", address: email };
