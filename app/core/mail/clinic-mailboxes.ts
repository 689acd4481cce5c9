import type { Config } from "~/core/config/config";
import type { MailAddress } from "~/core/config/environment";
import type { Facts } from "~/facts/facts-schema";

/** Who mails come from: the clinic's own email address, where MAIL_FROM is not set. */
export const senderOf = ({ from }: Config["mail"], { name, email }: Facts): MailAddress =>
  from ?? { name, address: email };

/**
 * Where the clinic's own mails go. Only outside production may CLINIC_MAIL_TO be missing; then it is
 * the clinic's own email address.
 */
export const deskMailbox = (
  { clinicTo }: Pick<Config["mail"], "clinicTo">,
  { email }: Facts,
): MailAddress => clinicTo ?? { name: "", address: email };
