import { timeZoneName } from "../../../facts/identity";
import type { ContactFormWords } from "./page-words";

/** Texts of the consultation form, which React needs too: none of them is a fact. */
export const contactFormWords = {
  heading: "Request a consultation",
  intro:
    "Tell us who you are and what you would like to talk about. This sends an inquiry; we agree on a time with you by phone or email. Please save medical details for your consultation.",
  privacyNote:
    "Your privacy matters. Please do not send detailed medical information through this form. We use what you send to answer you. It is handled with care, and under HIPAA (the federal health privacy law) where it applies. In an emergency, call 911.",
  contactedFor:
    "We call or email only about this inquiry. No automated marketing calls or texts. This form is for people aged 18 or older.",
  backTo: (name: string) => `Back to ${name}`,
  backToSite: "Back to the page you came from",
  home: "Back to the home page",
  emailExample: "For example: name@example.com",
  nameHow: "Please leave out periods and numbers: St John Jr, for example.",
  phoneHow:
    "Please enter the number alone: 904-555-0114, for example. An extension belongs in the message.",
  noService: "Select a service",
  anyTime: "Any time in office hours",
  callOnOpenDay: (time) => `Next open day, ${time} (${timeZoneName})`,
  callOn: (when) => `${when} (${timeZoneName})`,
  weCall: (when) => `We plan to call you on ${when}, ${timeZoneName} Time.`,
  honeypot: "Leave this empty",
  submit: "SEND INQUIRY",
  submitting: "SENDING...",
} as const satisfies ContactFormWords;
