import { mailKinds } from "~/core/db/tables/mail-tables";
import { mostWrongTries } from "~/core/limits/attempt-limit";
import {
  backupKeepMonths,
  erasedAfterDays,
  estimateRetentionYears,
  logKeepDays,
  paymentRetentionYears,
  retentionMonths,
  staffBrowserDays,
  staffSessionHours,
} from "~/core/time/periods";
import { formatPhone } from "~/facts/format-facts";
import type { InquiryField } from "~/staff/inquiry-record/inquiry-fields";
import { linkRestsAfterDays } from "~/staff/inquiry-record/inquiry-states";
import type { Facts } from "../../../facts/facts-schema";
import { stateName } from "../../../facts/places";
import type { LegalDocument } from "../../word-shapes";
import { mailContents } from "./mail-contents";
import { noTrackingResult as measured } from "./no-tracking-result";

/** Data that the form asks for, by field; fields with the same text share a line. */
export const privacyOfFields: Record<InquiryField, string> = {
  firstName: "your first and last name",
  lastName: "your first and last name",
  email: "your email address and phone number",
  phone: "your email address and phone number",
  service: "the service you are interested in",
  message: "a message, if you wish to add one",
  reachBy: "how we may reach you, and whether to leave no voicemail",
  callWindow: "when we may call you back",
  noVoicemail: "how we may reach you, and whether to leave no voicemail",
  wantsEstimate: "whether you would like a good-faith estimate of the cost",
};

/** Distinct items, with a semicolon after all but the last. */
function sentenceOfItems(items: string[]) {
  const once = [...new Set(items)];
  return once.map((item, place) => `${item}${place === once.length - 1 ? "." : ";"}`);
}

/** Without the notice on this website, the text does not mention it. */
const noticeOfPractices = ({ privacyNotice }: Pick<Facts, "privacyNotice">) =>
  privacyNotice
    ? "Our Notice of Privacy Practices is on this website, at /notice-of-privacy-practices. For medical records, that notice takes priority over this policy."
    : "Where HIPAA requires a Notice of Privacy Practices of us, that notice takes priority over this policy for medical records. It is not on this website. Ask us for a copy at any time.";

/** Describes what this software does with data: a change to one requires a change to the other. */
export const privacyPolicy = (facts: Facts): LegalDocument => ({
  search: {
    title: "Privacy Policy",
    description:
      "What our website stores when you write or pay, who sees it, how long we keep it and how to have it deleted. No cookies or tracking on public pages.",
    keywords: ["privacy policy", "patient privacy", "no tracking", `wellness clinic ${facts.city}`],
  },
  title: "Privacy Policy",
  updated: "November 28, 2026",
  lead: "You can read this whole website without telling us who you are. If you write to us or pay online, this page says what we store, who sees it and for how long.",
  sections: [
    {
      id: "in-short",
      heading: "In short",
      blocks: [
        {
          list: [
            "We collect what you type into our forms, tell us when you call or write, and what Stripe shows us of a card payment.",
            "We use it to answer you and to handle your payment. We don’t sell it, and we don’t sell sensitive personal data.",
            "Public pages set no cookies and load nothing from other companies.",
            "Your card number goes to the payment provider and never to us.",
            `Inquiries are deleted ${retentionMonths} months after the last contact, or earlier if you ask.`,
          ],
        },
        `This policy is given by ${facts.legalName} (“${facts.name},” “we,” “us”) of ${facts.city}, ${stateName(facts)}. It covers this website.`,
      ],
    },
    {
      id: "inquiries",
      heading: "When you send an inquiry",
      blocks: [
        "The form on the contact page asks for:",
        {
          list: sentenceOfItems(Object.values(privacyOfFields)),
        },
        "We store these in the clinic’s own database, with the time, a reference number, the page of this website you came from, the language in which we write to you, a code that keeps an inquiry from being saved twice, and an index of your words for our staff’s search.",
        "If you call or visit, our staff can enter the same details, and how you came. We email you about it only if you agree.",
        "As we work on it, we add its status, notes on calls, when to contact you next, appointments, good-faith estimates and when one is due, which inquiries come from the same person (they may then share one private page), whether a text has words, such as “chest pain”, that we must read first, our messages to each other and whether they were looked at, a reply we have started, who has the inquiry open, and who did what and when. An estimate holds your name, the care it is for, each item with its price and, where the law asks for them, codes and your date of birth; we note when and how we gave it to you.",
        "The service you choose can say something about your health, and we treat it that way. Please keep medical details, test results and insurance numbers for your consultation.",
        "A hidden field helps us spot messages sent by machines. What looks like spam is stored and marked, and no email is sent unless our staff find that it is genuine.",
      ],
    },
    {
      id: "emails",
      heading: "The emails that follow",
      blocks: [
        "Ordinary email is not as private as a database, so our emails say little.",
        {
          list: [
            ...mailKinds.map((kind) => mailContents[kind].says).filter((says) => says !== ""),
            "When emails are late, the clinic gets a notice with numbers and times only.",
          ],
        },
        "Emails to you have the reference and, as a rule, your first name and a private link. We keep a record of whether each was delivered.",
        "If you agree on your private page, we text you a reminder the day before an appointment, with its day, its time and our phone number, by Twilio. Reply STOP to end them: of a number that said so we keep only a code made from it.",
        "If you tell us, with the link in the confirmation, that it wasn’t you who wrote, we send no more confirmations to that address. We keep only a code made from it, for as long as we run this website. The private page of that inquiry stops working, and we email you nothing about it until our staff have looked at it.",
      ],
    },
    {
      id: "status-link",
      heading: "Your private page",
      blocks: [
        "The page that thanks you for an inquiry, and emails from us, contain a private link that cannot be guessed. Its page shows whether your inquiry was received, is in review, or you have been contacted; the messages between us and who answered; your good-faith estimates; and your appointments. Where we offer it, you book, move and cancel them there yourself.",
        `Anyone with the link can read it, so please don’t pass it on. After ${linkRestsAfterDays} unused days, or when we have restored our records from a backup, it asks for your last name and the last four digits of your phone number; ${mostWrongTries} wrong answers end the link. If someone else may have your link, call us: we can end it and send you a new one. It stops working when the inquiry is deleted.`,
      ],
    },
    {
      id: "no-tracking",
      heading: "No cookies and no tracking on public pages",
      blocks: [
        "Our public pages:",
        {
          list: [
            "set no cookies;",
            "store nothing in your browser when you only read;",
            "make no request to any other company: fonts, pictures and scripts all come from our own server;",
            "contain no analytics, advertising pixels, social media buttons or embedded maps.",
          ],
        },
        "What you type into the inquiry form stays in this browser tab until you send it, empty the form or close the tab. So do My List and a hidden tab title, unless you tick “Keep on this device” for My List. None of it is sent to us unless you send it.",
        "There is nothing to switch off, by a banner or by Global Privacy Control.",
        `We check this with every release, on every public page in a real browser. Last measured on ${measured.measuredOn}: ${measured.pages} pages and ${measured.states} further states of them made ${measured.requests} requests. To other companies: ${measured.requestsToOthers}. Cookies: ${measured.cookies}. Items stored in the browser: ${measured.storedItems}.`,
        `Two cookies exist, both for our staff. A browser gets them only when one of our staff signs in: one keeps that person signed in for up to ${staffSessionHours} hours, and one recognizes the browser at the next sign-in, for up to ${staffBrowserDays} days. Visitors never receive either.`,
      ],
    },
    {
      id: "payments",
      heading: "When you pay online",
      blocks: [
        "You enter an amount and, if you like, a description. We send both to Stripe, our card payment provider, and you type your card number on Stripe’s secure page. It does not pass through our website, and we never see it.",
        "We store the amount, the description, the invoice number if you give one, a reference, the time, whether the payment succeeded or why it failed, any refund or dispute, and the email address you gave Stripe. Our staff can ask you for an amount on your private page, and note which inquiry a payment belongs to and what they did about it. Stripe’s records also show us your name, the type of card and its last four digits.",
        "The page you come back to shows the amount, the description, the reference and the time to anyone who has its address.",
        "Please don’t write health details in the description: an invoice number or your name is enough. Stripe’s own pages follow its privacy policy and may use cookies.",
      ],
    },
    {
      id: "server-records",
      heading: "What the server records",
      blocks: [
        `Our server keeps a technical log to find faults and attacks, for up to ${logKeepDays} days. It notes events with their time, such as an inquiry stored, an email sent or a payment started, each with its reference, and requests for pages that do not exist. It does not record your visits to pages or anything you type into a form.`,
        "To stop abuse, the server counts forms per internet (IP) address. It keeps only a scrambled form of the address, and only briefly; where it refuses a form, a payment or a sign-in, the log has it too. It is not used to find out who you are.",
      ],
    },
    {
      id: "use",
      heading: "How we use your information",
      blocks: [
        {
          list: [
            "to call or write to you about your inquiry and arrange a consultation;",
            "to take payments, match them to your account and keep our books;",
            "to keep the website safe and working;",
            "to obey the law and to defend our legal rights.",
          ],
        },
        "We don’t rent personal information, share it for anyone’s advertising, build profiles, or let software decide about your care. An inquiry does not sign you up for marketing calls, texts or emails.",
      ],
    },
    {
      id: "sharing",
      heading: "Who else sees it",
      blocks: [
        "Inside the clinic, staff who need your information to do their work; they can also export inquiries to a file for that work. Outside it, only:",
        {
          list: [
            "companies that work for us, such as those that run our server and carry our email. They may use the data only for that work. Where HIPAA applies, it requires a written agreement with them;",
            "Stripe, for card payments, and Twilio, for text messages if you agreed to them;",
            "authorities, courts and others, where the law or a valid legal order requires it;",
            "a new owner, if the clinic is sold or merged, bound by this policy.",
          ],
        },
      ],
    },
    {
      id: "retention",
      heading: "How long we keep it",
      blocks: [
        {
          list: [
            `Inquiries and everything kept with them, including spam: ${retentionMonths} months after the last contact. Then they are hidden, and erased about ${erasedAfterDays} days later. If unusually many would go at once, an owner of the clinic confirms first.`,
            `Good-faith estimates that we gave you: ${estimateRetentionYears} years, apart from the inquiry, as federal law requires (45 CFR 149.610(f)).`,
            `Payment records: ${paymentRetentionYears} years, which covers the periods that tax law sets for business records.`,
            `Encrypted backups can hold deleted data for up to ${backupKeepMonths} more months. We use them only to repair a loss.`,
            `The technical log, with the scrambled IP addresses in it: ${logKeepDays} days.`,
            "The record of which staff looked at or changed something stays. It names inquiries by their reference only. So does a list of what we withdrew, such as private links and staff accounts, which keeps a repair from bringing it back.",
            "Medical records, once you are a patient: as long as Florida and federal law require. They are kept apart from this website.",
          ],
        },
      ],
    },
    {
      id: "your-rights",
      heading: "Your rights: see, correct, delete",
      blocks: [
        "Wherever you live, you may ask us what we hold about you and for a copy, to correct or delete it, and to stop contacting you.",
        `Write or call us: see “Contact.” Asking costs nothing and has no effect on your care. To protect you, we first confirm your identity, for example by contacting you at the email address or phone number we already have. We answer within 30 days.`,
        "We may have to keep some things, such as payment records, estimates and medical records, for as long as the law requires. If so, we tell you. After a deletion we keep a short record that it was done.",
      ],
    },
    {
      id: "health-privacy",
      heading: "Health privacy and HIPAA",
      blocks: [
        "An inquiry asks to hear from us. It is not yet a patient record, and it does not make you a patient. We still guard it as health-related information, and we follow HIPAA, the federal health privacy law, wherever it applies.",
        `Once you are a patient, your medical record is protected by Florida Statutes section 456.057 and, where it applies, by HIPAA. ${noticeOfPractices(facts)}`,
      ],
    },
    {
      id: "storage-location",
      heading: "Where records are stored",
      blocks: [
        "The Florida Electronic Health Records Exchange Act (Florida Statutes section 408.051) requires many health care providers to keep patient information stored off site, including in a cloud service, in the continental United States, its territories or Canada. We keep our patient records by that rule where it applies to us, and choose the hosting of this website’s database by it as well.",
      ],
    },
    {
      id: "breach-notice",
      heading: "If something goes wrong",
      blocks: [
        "If someone gains access to your personal information without permission, we notify you as the Florida Information Protection Act (Florida Statutes section 501.171) requires: as quickly as we can, and no later than 30 days after we determine that a breach happened or have reason to believe so, unless that law allows otherwise. We notify the Florida Department of Legal Affairs of a breach that affects 500 or more people in Florida, and give the notices that HIPAA requires.",
      ],
    },
    {
      id: "security",
      heading: "How we protect it",
      blocks: [
        {
          list: [
            "The connection to this website is encrypted.",
            "Staff must sign in, and the number of tries is limited.",
            "Inquiries are saved before you are told that they were sent, and are backed up.",
          ],
        },
        "No system is perfectly safe. If you find a weakness, please write to us so that we can fix it.",
      ],
    },
    {
      id: "staff",
      heading: "People who work for us",
      blocks: [
        "For our staff’s accounts we store the name, the email address, the role, when and with what kind of browser they sign in, codes that check their passwords, passkeys, recovery codes and calendar links, their working hours and absences, and what they do to inquiries, payments, saved replies and the website. They get an invitation by email, and a notice when a way to sign in changes, their email address changes, a recovery code is used, a new browser signs in, many wrong codes are typed or the clinic’s own email address changes; one that names nobody when a colleague gives them an inquiry; and, if they like, a summary of the day in numbers.",
      ],
    },
    {
      id: "children",
      heading: "Children and teenagers",
      blocks: [
        "This website and our services are for adults 18 and older, and we do not knowingly collect information from anyone younger. If you think a minor has written to us, tell us and we delete it.",
      ],
    },
    {
      id: "changes",
      heading: "Changes to this policy",
      blocks: [
        "If we change how we handle information, we change this page and its date first. If a change matters for information that you have already sent, we tell you by email before it takes effect, where we can, and ask for your consent where the law requires it.",
      ],
    },
    {
      id: "contact",
      heading: "Contact",
      blocks: [
        `For anything about privacy, write to ${facts.legalName}, ${facts.city}, ${stateName(facts)}, at ${facts.email}, or call ${formatPhone(facts.phones.clinic)}.`,
        "If you think your health privacy rights were violated, you may also complain to the Office for Civil Rights of the U.S. Department of Health and Human Services, at 1-800-368-1019 or www.hhs.gov/ocr. We will not retaliate against you for filing a complaint.",
      ],
    },
  ],
});
