import type { Config } from "~/core/config/config";
import type { MailAddress } from "~/core/config/environment";
import type { Logger } from "~/core/log/logger";
import { makeFileMailer } from "./file-mailer";
import type { Mailer } from "./mail";
import { makeSmtpMailer } from "./smtp-mailer";

/** Over SMTP where the settings name a server, otherwise into files in the data folder. */
export function makeMailer(
  config: Config,
  logger: Logger,
  /** Called for each mail: the clinic may change its email address. */
  from: () => MailAddress,
): Mailer {
  const { smtpUrl } = config.mail;
  return smtpUrl
    ? makeSmtpMailer({ smtpUrl, from })
    : makeFileMailer({ dataDir: config.dataDir, from, logger, production: config.production });
}
