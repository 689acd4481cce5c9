import { formatPhone } from "~/facts/format-facts";
import type { InquiryField } from "~/staff/inquiry-record/inquiry-fields";
import { linkRestsAfterDays } from "~/staff/inquiry-record/inquiry-states";
import type { Facts } from "../../../facts/facts-schema";
import type { LegalDocument } from "../../word-shapes";
import { noTrackingResult as measured } from "./no-tracking-result";
import { paymentRetentionYears, retentionMonths } from "./retention";

/** Data that the form asks for, by field; fields with the same text share a line. */
export const privacyOfFields: Record<InquiryField, string> = {
  firstName: "your first and last name",
  lastName: "your first and last name",
  email: "your email address and phone number",
  phone: "your email address and phone number",
  service: "the service you are interested in",
  message: "a message, if you wish to add one",
  reachBy: "how we may reach you, and whether to leave no voicemail, if you tell us",
  callWindow: "when we may call you back, if you choose a time",
  noVoicemail: "how we may reach you, and whether to leave no voicemail, if you tell us",
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
    ? "Our Notice of Privacy Practices is on this website, at /notice-of-privacy-practices. It explains how we may use your health information and what rights you have. For medical records, that notice takes priority over this policy."
    : "Where HIPAA requires a Notice of Privacy Practices of us, it explains how we may use your health information and what rights you have, and for medical records it takes priority over this policy. It is not on this website. You can ask us for a copy at any time, even before you become a patient.";

/** Describes what this software does with data: a change to one requires a change to the other. */
export const privacyPolicy = (facts: Facts): LegalDocument => ({
  search: {
    title: "Privacy Policy",
    description:
      "What our website stores when you write or pay, who sees it, how long we keep it and how to have it deleted. No cookies or tracking on public pages.",
    keywords: ["privacy policy", "patient privacy", "no tracking", `wellness clinic ${facts.city}`],
  },
  title: "Privacy Policy",
  effective: "January 1, 2025",
  updated: "November 25, 2026",
  lead: "You can read this whole website without telling us who you are. If you write to us or pay online, this page says exactly what we store, who sees it and for how long.",
  sections: [
    {
      id: "in-short",
      heading: "In short",
      blocks: [
        {
          list: [
            "We collect what you type into our forms, what you tell us when you call or write, and what Stripe shows us of a card payment.",
            "We use it to answer you and to handle your payment. We do not sell it or use it for advertising.",
            "Public pages set no cookies and load nothing from other companies. They keep something in your browser only while you fill in the inquiry form, or when you ask for it.",
            "Your card number goes to the payment provider and never to us.",
            `Inquiries are deleted ${retentionMonths} months after the last contact, or earlier if you ask.`,
          ],
        },
        `This policy is given by ${facts.legalName} (“${facts.name},” “we,” “us”) of ${facts.city}, Florida. It covers this website. Medical records have rules of their own, described under “Health privacy and HIPAA” below.`,
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
        "We store these in the clinic’s own database. We also store the time, a reference number, the page of this website from which you came to the form if your browser tells it, and a random code that keeps the same inquiry from being saved twice. An index made from your words helps our staff to find the inquiry.",
        "As we handle it, our staff add its status, notes on calls, when to contact you next, your appointments, the good-faith estimates that we write for you and the day on which one is due, which inquiries come from the same person, and who did what and when. Messages that you and we write on your private page are stored with it. So are a reply that we have begun and not sent yet, and who of our staff has the inquiry open at the moment. An estimate holds your name, what care it is for, and each item with its price and, where the law asks for them, codes and your date of birth.",
        "The service you choose can say something about your health. We treat it with that in mind. Please do not send medical details, test results or insurance numbers through the form. Keep them for your consultation.",
        "A hidden field helps us to spot messages sent by machines. An inquiry that looks like spam is stored and marked. No email is sent unless our staff look at it and find that it is genuine.",
      ],
    },
    {
      id: "emails",
      heading: "The emails that follow",
      blocks: [
        "Ordinary email is not as private as a database, so our emails say little.",
        {
          list: [
            "The clinic gets a notice that an inquiry has arrived. Unless we change this setting, it carries your name, the service, your phone number, how and when you would like to be reached, whether you would like an estimate, a reference and a link for staff, and your email address as the one that replies go to. It does not carry your message.",
            "When you write on your private page, cancel an appointment or ask for another time, the clinic gets an email that names you and carries a link for staff, and not what you wrote.",
            "You get a short, neutral confirmation. It repeats nothing that you typed except your first name. It names no service. If you asked for an estimate, it says when we send it.",
            "When we answer you on your private page, you get an email that says so. It does not carry the answer.",
            "When we offer you times for an appointment, you get an email that says so; the times are on your private page. When you choose one, the clinic gets an email as above.",
            "When we set an appointment for you, move it, or cancel one, you get an email with the day, the time, the place and who holds it, and not what it is about. The calendar file with it holds our name and the time of the appointment, and nothing more. On the day before an appointment you get a reminder.",
            "If you need a new private link, we email it to you.",
            "When emails are late, the clinic gets a notice with numbers and times only.",
          ],
        },
        "Every email to you has your first name, the reference and a private link. We keep a record of whether each email was delivered. If you tell us with the link in the confirmation that it was not you who wrote, we send no more confirmations to that address, and keep only a code made from the address. Your private link stops working and we send you no email about that inquiry until our staff have looked at it.",
      ],
    },
    {
      id: "status-link",
      heading: "Your private page",
      blocks: [
        "The page that thanks you for an inquiry, and each email to you, contain a private link that cannot be guessed. It opens a page that shows whether your inquiry was received, is in review or has been answered. The page also shows the messages between you and us, with their times and the name of the person who answered for us, and the time and kind of your appointments. You can write to us there, choose among times that we offer, and confirm, move or cancel an appointment.",
        `Anyone with the link can read your messages and appointments, so do not pass it on. After ${linkRestsAfterDays} unused days it asks for your last name and the last four digits of your phone number; 20 wrong answers end the link. If someone else may have your link, call us: we can end every link to your page and send you a new one. The link stops working when the inquiry is deleted.`,
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
        "What you type into the inquiry form stays in this browser tab until you send it, empty the form or close the tab. My List and a neutral tab title, if you ask for them, are kept in the tab in the same way. My List stays on your device only if you tick “Keep on this device,” until you clear it. None of this is sent to us unless you send it.",
        "So there is no banner to click, and no signal such as Global Privacy Control or Do Not Track changes anything: there is nothing to switch off.",
        "We do not only promise this. We check with every release, by opening every public page in a real browser and recording each request, cookie and stored item.",
        `Last measured on ${measured.measuredOn}: ${measured.pages} pages and ${measured.states} further states of them (forms sent, menus and dialogs open, errors) made ${measured.requests} requests. To other companies: ${measured.requestsToOthers}. Cookies: ${measured.cookies}. Items stored in the browser: ${measured.storedItems}.`,
        "One cookie exists, and it is for staff only. When a member of our staff signs in, a cookie keeps that person signed in for up to 12 hours. Visitors never receive it.",
      ],
    },
    {
      id: "payments",
      heading: "When you pay online",
      blocks: [
        "You enter an amount and, if you like, a description. We send both to Stripe, our card payment provider, and your browser goes to Stripe’s secure page. You type your card number there. It does not pass through our website, and we never see it.",
        "We store the amount, the description, the invoice number if you give one, a reference, the time, whether the payment succeeded or why it failed, and any refund or dispute. From Stripe we also store the email address that you gave there. Our staff can note which inquiry a payment belongs to, and what they did about it. Stripe’s own records also show us the usual details of a card payment, such as your name, the type of card and its last four digits.",
        "The page that you come back to after paying shows the amount, the description, the reference and the time. Anyone who has its address can see it.",
        "Please do not write health details in the description. An invoice number or your name is enough. On its own pages, Stripe follows its own privacy policy and may use cookies.",
      ],
    },
    {
      id: "server-records",
      heading: "What the server records",
      blocks: [
        "Our server keeps a technical log to find faults and attacks. It notes events with their time, such as an inquiry stored, an email sent or a payment started, each with its reference, and the address of any page that was asked for and does not exist. It does not record your visits to pages, and what you type into a form is never written to it.",
        "To stop abuse, the server counts how many forms come from one internet (IP) address. For this it holds the address for a short time, scrambled with a secret key (a keyed hash). Where it refuses a form, a payment or a sign-in, the scrambled address is also noted in the log. It is not used to find out who you are.",
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
        "We do not sell or rent personal information. We do not share it for anyone’s advertising, build profiles, or let software decide about your care. When you send an inquiry you ask us to reply to it by phone or email; that does not sign you up for marketing calls, texts or emails.",
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
            "Stripe, for card payments;",
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
            `Inquiries and the records that belong to them, including spam: ${retentionMonths} months after the last contact. Then they are deleted.`,
            `Payment records: ${paymentRetentionYears} years, which covers the periods that tax law sets for business records.`,
            "Medical records, once you are a patient: as long as Florida and federal law require. They are kept apart from this website.",
            "Scrambled IP addresses: only as long as it takes to count, and in the technical log for as long as that log is kept to find faults and attacks.",
          ],
        },
        "The record of which staff looked at or changed something stays. It names inquiries by their reference only. Backup copies can still hold deleted data until they are replaced by newer ones. We use them only to repair a loss. Beside them we keep a list of what we withdrew, such as private links and staff accounts, by codes and reference numbers only, so that a repair does not bring it back.",
      ],
    },
    {
      id: "your-rights",
      heading: "Your rights: see, correct, delete",
      blocks: [
        "Wherever you live, you may ask us:",
        {
          list: [
            "what we hold about you, and for a copy of it;",
            "to correct what is wrong;",
            "to delete it;",
            "to stop contacting you.",
          ],
        },
        `Write to ${facts.email} or call ${formatPhone(facts.phones.clinic)}. Asking costs nothing and has no effect on your care. If you need help with access to this policy, or another language, tell us that too. To protect you, we first confirm your identity, for example by contacting you at the email address or phone number we already have. We answer within 30 days.`,
        "We may have to keep some things, such as payment and medical records, for as long as the law requires. If so, we tell you. After a deletion we keep a short record that it was done.",
      ],
    },
    {
      id: "health-privacy",
      heading: "Health privacy and HIPAA",
      blocks: [
        "An inquiry is a request to hear from us. It is not yet a patient record, and sending one does not make you a patient. We still guard it as health-related information, and HIPAA, the federal health privacy law, is followed wherever it applies.",
        `Once you are a patient, your medical record is protected by Florida Statutes section 456.057 and, where it applies, by HIPAA. ${noticeOfPractices(facts)}`,
      ],
    },
    {
      id: "storage-location",
      heading: "Where records are stored",
      blocks: [
        "The Florida Electronic Health Records Exchange Act (Florida Statutes section 408.051) has a rule for health care providers that use certified electronic health record technology. Patient information stored off site, including in a cloud service, must physically stay in the continental United States, its territories or Canada. We keep our patient records by that rule where it applies to us, and we choose the hosting of this website’s database by it as well.",
      ],
    },
    {
      id: "breach-notice",
      heading: "If something goes wrong",
      blocks: [
        "The Florida Information Protection Act (Florida Statutes section 501.171) protects certain personal information held in electronic form, such as a name together with medical information. If someone gains access to such information about you without permission, we notify you as quickly as we can, and no later than 30 days after we determine that a breach happened or have reason to believe so, unless that law allows otherwise, for example when the police ask us to wait.",
        "If a breach affects 500 or more people in Florida, we also notify the Florida Department of Legal Affairs within 30 days. Where HIPAA requires further notices, we give them too.",
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
            "Each time staff look at or change personal data, the system records it.",
            "Inquiries are saved before you are told that they were sent, and are backed up.",
            "Strict browser rules keep foreign scripts and frames out of our pages.",
          ],
        },
        "No system is perfectly safe. If you find a weakness, please write to us so that we can fix it.",
      ],
    },
    {
      id: "staff",
      heading: "People who work for us",
      blocks: [
        "Our staff have accounts on this website. For these we store the name, the email address, the role, when and with what kind of browser they sign in, and codes that check their passwords, passkeys and recovery codes. Their emails from the website are the invitation to an account, and a notice when a way to sign in changes, a recovery code is used, a new browser signs in, many wrong codes are typed or the clinic’s own email address changes. What they do to inquiries, payments, prepared replies and the website itself is recorded with their name. Staff can have the times and references of their own appointments shown in their phone’s or computer’s calendar, by a private link; it carries no names.",
      ],
    },
    {
      id: "children",
      heading: "Children and teenagers",
      blocks: [
        "This website and our services are for adults 18 and older. We do not knowingly collect information from anyone under 18, and never knowingly from a child under 13. If you think a minor has written to us, tell us and we delete it.",
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
        `For anything about privacy, write to ${facts.legalName}, ${facts.city}, Florida, at ${facts.email}, or call ${formatPhone(facts.phones.clinic)}.`,
        "If you think your health privacy rights were violated, you may also complain to the Office for Civil Rights of the U.S. Department of Health and Human Services, at 1-800-368-1019 or www.hhs.gov/ocr. We will not retaliate against you for filing a complaint.",
      ],
    },
  ],
});
