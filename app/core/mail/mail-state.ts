import type { OutboxRow } from "~/core/db/tables/mail-tables";
import type { DeskMail } from "~/staff/inquiry/inquiry-types";

/** The state of a mail. */
export function mailState(
  mail: Pick<OutboxRow, "sent_at" | "failed_at" | "to_nobody" | "withheld">,
): DeskMail["state"] {
  if (mail.sent_at) return mail.to_nobody ? "file" : "sent";
  if (mail.withheld) return mail.withheld;
  return mail.failed_at ? "failed" : "waiting";
}
