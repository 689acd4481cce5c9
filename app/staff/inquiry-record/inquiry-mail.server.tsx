import { Link } from "@react-email/link";
import { mailWords } from "~/content/en/mail-words";
import { languageNames } from "~/content/en/staff/staff-queue";
import { pathIn } from "~/content/languages";
import { siteOfFacts } from "~/content/site";
import type { App } from "~/core/app";
import { noLease } from "~/core/db/queries";
import type { MailedInquiry } from "~/core/db/tables/inquiry-tables";
import type { OutboxRow } from "~/core/db/tables/mail-tables";
import type { PrepareMail } from "~/core/mail/deliver-mail";
import { type Mail, messageIdOf, toTheClinic } from "~/core/mail/mail";
import { Paragraph, Paragraphs, renderMail } from "~/core/mail/mail-layout";
import { deskMailbox } from "~/core/mail/mailer";
import { phoneText } from "~/facts/format-facts";
import { grantConfirmation } from "./confirmations.server";
import { fullName } from "./inquiry-row.server";
import { inquiryToVisitor, type Notice, noticeToVisitor } from "./mails-to-visitor";
import { isDisowned, issueMailLink } from "./status-link.server";

export type MailApp = Pick<App, "config" | "db" | "clock" | "logger" | "currentFacts">;

/**
 * Composes a queued mail about an inquiry; `notice` is that of another feature's kind of mail. Adds
 * a private link to the visitor's mail, unless the desk has stopped the inquiry's links.
 * "obsolete": the inquiry was marked as spam during the sending (and the mail queued again), its
 * visitor gets no mails, or the mail would only bring a link.
 */
export async function prepareInquiryMail(
  app: MailApp,
  queued: OutboxRow,
  notice?: Notice,
): ReturnType<PrepareMail> {
  const { config, db, clock, logger } = app;
  const { kind } = queued;
  const inquiry = await db
    .selectFrom("contact_submissions")
    .selectAll()
    .where("id", "=", queued.submission_id)
    .executeTakeFirst();
  if (!inquiry || inquiry.suspected_spam) return "obsolete";
  const { id, reference } = inquiry;
  if (toTheClinic(kind)) return composeInquiryMail(app, queued, inquiry);
  if (inquiry.no_mails) return "obsolete";
  if (await isDisowned(db, id)) {
    logger.warn(
      { reference, kind },
      "mail held: its recipient said that they had not written; make a new link at the desk to resume",
    );
    await db
      .updateTable("outbox")
      .set({ ...noLease, withheld: "stopped", failed_at: clock().toISOString() })
      .where("id", "=", queued.id)
      .where("lease_owner", "=", queued.lease_owner)
      .execute();
    return "held";
  }
  if (kind === "inquiry-to-visitor") {
    const verdict = await grantConfirmation(app, queued, inquiry.email);
    if (verdict !== "granted") {
      logger.warn(
        { reference, kind, why: verdict },
        "confirmation held: its mailbox or the hour had too many",
      );
      return "held";
    }
  }
  const token = await issueMailLink(db, queued, clock());
  if (kind === "link-to-visitor" && !token) return "obsolete";
  const path = pathIn(inquiry.language, `/inquiry/${token}`);
  const statusLink = token ? config.siteUrl + path : null;
  return composeInquiryMail(app, queued, inquiry, { statusLink, notice });
}

const ownNotices: Partial<Record<OutboxRow["kind"], Notice>> = {
  "reply-to-visitor": { about: "answer" },
  "estimate-to-visitor": { about: "estimate" },
  "payment-to-visitor": { about: "payment" },
  "link-to-visitor": { about: "link" },
};

/**
 * Composes a mail about an inquiry: recipient, reply email address, text and HTML, in the inquiry's
 * language for its visitor and in English for the clinic. Without
 * `statusLink`, the URL of the visitor's private page, the visitor's mail asks for a call.
 */
export async function composeInquiryMail(
  { config, currentFacts }: Pick<App, "config" | "currentFacts">,
  { id, kind }: Pick<OutboxRow, "id" | "kind">,
  inquiry: MailedInquiry,
  { statusLink = null, ...about }: { statusLink?: string | null; notice?: Notice | undefined } = {},
): Promise<Mail> {
  const facts = currentFacts();
  const site = siteOfFacts(facts, inquiry.language);
  const clinic = { name: facts.name, address: facts.email };
  const visitor = { name: fullName(inquiry), address: inquiry.email };
  const notice = about.notice ?? ownNotices[kind];
  if (!notice && kind !== "inquiry-to-visitor" && !toTheClinic(kind))
    throw new Error(`The kind of mail "${kind}" has no text`);
  const content = notice
    ? await noticeToVisitor(notice, inquiry, statusLink, site)
    : kind === "inquiry-to-clinic"
      ? await inquiryToClinic(inquiry, config)
      : kind === "update-to-clinic"
        ? await updateToClinic(inquiry, config)
        : await inquiryToVisitor(inquiry, statusLink, site);
  return {
    to: toTheClinic(kind) ? deskMailbox(config.mail, facts) : { name: "", address: inquiry.email },
    replyTo: kind === "inquiry-to-clinic" && config.mail.includesName ? visitor : clinic,
    reference: inquiry.reference,
    kind,
    messageId: messageIdOf(id, config),
    ...content,
    calendar: notice?.calendar,
  };
}

type Config = App["config"];

const linkTo = ({ siteUrl }: Config, { reference }: MailedInquiry) =>
  `${siteUrl}/staff/inquiries/${reference}`;

/**
 * Mail to the desk: the reference and a link. Name and phone are added where the clinic's setting
 * allows it; the service and the message never, because a mailbox may have other readers.
 */
async function inquiryToClinic(inquiry: MailedInquiry, config: Config) {
  const words = mailWords.toClinic;
  const { reference } = inquiry;
  const details: [label: string, value: string][] = [
    [words.labels.reference, reference],
    ...languageOf(inquiry),
  ];
  if (config.mail.includesName)
    details.push(
      [words.labels.name, fullName(inquiry)],
      [words.labels.phone, phoneText(inquiry.phone)],
    );
  return {
    subject: words.subject(reference),
    ...(await renderMail(
      words.heading,
      <>
        <Paragraph>{words.heading}</Paragraph>
        {details.map(([label, value]) => (
          <Paragraph key={label}>
            {label}: <strong dir="auto">{value}</strong>
          </Paragraph>
        ))}
        <Paragraph>
          <Link href={linkTo(config, inquiry)}>{words.open}</Link>
        </Paragraph>
        {config.mail.includesName && <Paragraph quiet>{words.reply}</Paragraph>}
      </>,
    )),
  };
}

/** Named where it is not the desk's own. */
const languageOf = ({ language }: MailedInquiry): [label: string, value: string][] =>
  language === "en" ? [] : [[mailWords.toClinic.labels.language, languageNames[language]]];

/** Mail to the desk: that an inquiry has news, and where to read it. Nothing the visitor wrote. */
async function updateToClinic(inquiry: MailedInquiry, config: Config) {
  const words = mailWords.updateToClinic;
  const text = words.text(config.mail.includesName ? fullName(inquiry) : inquiry.reference);
  return {
    subject: words.subject(inquiry.reference),
    ...(await renderMail(
      text,
      <>
        <Paragraphs
          texts={[text, ...languageOf(inquiry).map(([label, name]) => `${label}: ${name}`)]}
        />
        <Paragraph>
          <Link href={linkTo(config, inquiry)}>{words.open}</Link>
        </Paragraph>
      </>,
    )),
  };
}
