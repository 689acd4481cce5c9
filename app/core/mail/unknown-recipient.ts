/**
 * Enhanced status code of a permanent refusal (RFC 3463), which follows the reply's code; qmail
 * writes it at the end, "(#5.1.1)".
 */
const statusCode = /^\d{3}[ -]#?(5\.\d{1,3}\.\d{1,3})\b|\(#(5\.\d{1,3}\.\d{1,3})\)/;

/**
 * Codes about the recipient's address. Of the class 5.1, RFC 3463 has 5.1.7 and 5.1.8 for the
 * sender's address, which is ours, and 5.1.9 for the next server; 5.1.10 is from RFC 7505.
 */
const ofRecipient = /^5\.1\.([0-46]|10)$/;

/** Words of servers that send no code. Not "mailbox unavailable": a block is called that too. */
const person = "(?:user|recipient|mailbox|account|person|(?:e-?mail|recipient) address)";
const unknownUser = new RegExp(
  `\\b(?:unknown|no such|invalid|non-?existent) (?:local )?${person}\\b|` +
    `\\b${person}(?: <?[^\\s<>]{1,254}>?)?(?: (?:is|was|has|name|could|been|be)){0,3} ` +
    "(?:unknown|non-?existent|not known|not found|(?:does not|doesn't|did not) exist)\\b|" +
    "\\bunrouteable address\\b|\\bno mailbox (?:here )?by that name\\b",
  "i",
);

/**
 * Whether a server's reply says permanently that the recipient does not exist. All other refusals
 * may be a block of our own server (554 5.7.1), which the operator can end: those mails are tried
 * further. `response` may have several lines.
 */
export function isUnknownRecipient({
  command,
  response = "",
  responseCode = 0,
}: {
  command?: string | undefined;
  response?: string | undefined;
  responseCode?: number | undefined;
}): boolean {
  // Some servers look recipients up only when they have the mail. MAIL FROM is about the sender.
  if (responseCode < 500 || (command !== "RCPT TO" && command !== "DATA")) return false;
  const text = response.slice(0, 2000).replace(/\r?\n\d{3}[ -]/g, " ");
  // "<hello@clinic.example>: Sender address rejected: User unknown" is about our own address.
  if (/\bsender\b/i.test(text)) return false;
  const [, first, last] = statusCode.exec(text) ?? [];
  const code = first ?? last;
  return code ? ofRecipient.test(code) : unknownUser.test(text);
}
