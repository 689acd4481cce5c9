import type { DeskMail } from "../../app/desk";
import type { OutboxRow } from "../db/schema";
import { wentToNobody } from "../providers/file-mailer";

/** What became of a mail so far. */
export function mailState(
  mail: Pick<OutboxRow, "sent_at" | "failed_at" | "server_answer">,
): DeskMail["state"] {
  if (mail.sent_at) return wentToNobody(mail.server_answer ?? "") ? "file" : "sent";
  return mail.failed_at ? "failed" : "waiting";
}
