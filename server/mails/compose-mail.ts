import { render } from "@react-email/render";
import type { Facts } from "../../app/facts/facts-schema";
import type { Config } from "../config";
import type { ContactSubmission, OutboxRow } from "../db/schema";
import type { Mail } from "../providers/mail";
import { deskMailbox } from "./clinic-mailboxes";
import { inquiryToClinic } from "./inquiry-to-clinic";
import { inquiryToVisitor } from "./inquiry-to-visitor";

export type ComposeMail = (
  queued: Pick<OutboxRow, "kind" | "message_id"> & { submission: ContactSubmission },
) => Promise<Mail>;

/** Gives the token of a new private link to the status of a submission. */
export type IssueStatusLink = (submissionId: string) => Promise<string>;

/**
 * Makes a queued mail ready to send: to whom, whom a reply reaches, its text and HTML. Without
 * `issueStatusLink` the visitor's mail carries no link.
 */
export function makeComposeMail(
  { siteUrl, mail }: Pick<Config, "siteUrl" | "mail">,
  currentFacts: () => Facts,
  issueStatusLink?: IssueStatusLink,
): ComposeMail {
  const { includesMessage } = mail;

  return async ({ kind, message_id: messageId, submission }) => {
    const facts = currentFacts();
    const clinicPublic = { name: facts.name, address: facts.email };
    const { reference, email } = submission;
    const visitor = { name: `${submission.first_name} ${submission.last_name}`, address: email };
    const statusLink = async () =>
      issueStatusLink ? `${siteUrl}/inquiry/${await issueStatusLink(submission.id)}` : null;
    const { addresses, content } = await {
      "inquiry-to-clinic": async () => ({
        addresses: { to: deskMailbox(mail, facts), replyTo: visitor },
        content: inquiryToClinic(submission, { siteUrl, includesMessage }),
      }),
      "inquiry-to-visitor": async () => ({
        addresses: { to: { name: "", address: email }, replyTo: clinicPublic },
        content: inquiryToVisitor(submission, await statusLink(), facts),
      }),
    }[kind]();

    return {
      ...addresses,
      reference,
      kind,
      messageId,
      subject: content.subject,
      text: `${content.text}\n`,
      html: await render(content.html),
    };
  };
}
