import { timeZoneName } from "../../../facts/identity";
import type { ContactFormWords } from "./page-words";

/** Texts of the consultation form, which React needs too: none of them is a fact. */
export const contactFormWords = {
  heading: "Request a consultation",
  intro:
    "Tell us who you are and what you’d like to talk about. We’ll call or email you to set a time. Please save medical details for your visit.",
  privacyNote:
    "Your privacy matters. Please don’t send medical details here. We use what you send only to answer you, and we follow HIPAA, the federal health privacy law, where it applies. In an emergency, call 911.",
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
  weCall: (when) => `We’ll call you ${when}, ${timeZoneName} Time.`,
  honeypot: "Leave this empty",
  submit: "SEND INQUIRY",
  submitting: "SENDING...",
} as const satisfies ContactFormWords;
