import { expect, it } from "vitest";
import { isUnknownRecipient } from "./unknown-recipient";

const isUnknown = (response: string, command = "RCPT TO") =>
  isUnknownRecipient({ command, response, responseCode: Number(response.slice(0, 3)) });

it.each([
  "550 5.1.1 <zoe@x.example>: Recipient address rejected: User unknown in virtual mailbox table",
  "550-5.1.1 The email account that you tried to reach does not exist. Please try\n550-5.1.1 double-checking the address.\n550 5.1.1 gsmtp",
  "550 5.1.2 Host unknown",
  "553 5.1.3 Bad address syntax",
  "550 5.1.6 Mailbox moved",
  "550 5.1.10 RESOLVER.ADR.RecipientNotFound; Recipient not found by SMTP address lookup",
  "556 5.1.10 Null MX",
  "550 #5.1.0 Address rejected.",
  "550 sorry, no mailbox here by that name (#5.1.1)",
  "550 Unknown user",
  "550 No such user here",
  "550 <zoe@x.example> User unknown",
  "550 Mailbox not found",
  "550 Account <zoe@x.example> does not exist",
  "550 The recipient address could not be found, but recipient zoe@x.example is unknown",
  "550 Unrouteable address",
  "511 Non-existent mailbox",
  "550 Invalid recipient",
])("counts %j as a recipient that does not exist", (response) => {
  expect(isUnknown(response)).toBe(true);
  // Some servers look recipients up only when they have the mail.
  expect(isUnknown(response, "DATA")).toBe(true);
  expect(isUnknown(response, "MAIL FROM")).toBe(false);
  expect(isUnknown(response.replace(/^5/, "4"))).toBe(false);
});

it.each([
  "554 5.7.1 Service unavailable; Client host [192.0.2.1] blocked using zen.example.org",
  "550 5.7.1 Unable to relay for zoe@x.example: user unknown to this host",
  "550 5.7.26 Unauthenticated email is not accepted due to the domain's DMARC policy",
  "550 5.4.5 Daily sending quota exceeded",
  "550 5.4.1 Recipient address rejected: Access denied",
  "550 5.2.1 The email account is disabled",
  "552 5.2.2 Mailbox full",
  "552 Requested mail action aborted: exceeded storage allocation",
  "554 5.5.1 Error: no valid recipients",
  // RFC 3463: the sender's address, which is ours.
  "553 5.1.7 Bad sender's mailbox address syntax",
  "550 5.1.8 Bad sender's system address",
  "550 5.1.8 Domain has no MX",
  "550 5.1.0 <hello@clinic.example>: Sender address rejected: User unknown in virtual mailbox table",
  "550-Verification failed for <hello@clinic.example>\n550-No Such User Here\n550 Sender verify failed",
  "550 Requested action not taken: mailbox unavailable",
  "550 Access denied - Invalid HELO name",
  "550 Client host rejected: cannot find your hostname",
  "550 relay not permitted",
  "550 Mail content denied",
  "550",
])("counts %j as a refusal of our own server or mail", (response) => {
  for (const command of ["RCPT TO", "DATA", "MAIL FROM"])
    expect(isUnknown(response, command)).toBe(false);
});
