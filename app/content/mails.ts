import { site } from "./site";

const mails = (n: number) => (n === 1 ? "1 mail" : `${n} mails`);
const was = (n: number) => (n === 1 ? "was" : "were");

/** Every word of the mails. The visitor's is neutral: a mailbox may have other readers. */
export const mailWords = {
  toClinic: {
    subject: (reference: string) => `New inquiry ${reference}`,
    heading: "A new inquiry came in through the website",
    labels: {
      reference: "Reference",
      name: "Name",
      phone: "Phone",
      service: "Service of interest",
      message: "Message",
    },
    open: "Open the inquiry",
    reply: "A reply to this mail goes to the person who wrote.",
  },
  toVisitor: {
    subject: (reference: string) => `We received your inquiry (${reference})`,
    greeting: (firstName: string) => `Hello ${firstName},`,
    received: `Thank you for contacting ${site.name}. We have your inquiry, and nothing more is needed from you now.`,
    next: "What happens next: someone from our team reads it and contacts you during office hours, by phone or email.",
    /** The phone number stands between the two. */
    call: (reference: string) =>
      ["To reach us sooner, call ", ` and name your reference, ${reference}.`] as const,
    status: "See how far your inquiry is (a private link, please do not pass it on)",
    emergency: "In an emergency, call 911. Please do not send medical details by email.",
    mistaken:
      "This message was sent automatically. If you did not write to us, somebody mistyped their address: please ignore it.",
    signature: `${site.name}, ${site.city}, ${site.state}`,
  },
  late: {
    subject: {
      waiting: (n: number) => `Website: ${mails(n)} ${n === 1 ? "is" : "are"} late`,
      lost: (n: number) => `Website: ${mails(n)} ${was(n)} given up`,
    },
    /** In this order: the clinic's own first. */
    kinds: {
      "inquiry-to-clinic": "Notices of inquiries to the clinic",
      "inquiry-to-visitor": "Confirmations to visitors",
    },
    waiting: (n: number) => `${n} ${n === 1 ? "waits" : "wait"} to be sent`,
    lost: (n: number) => `${n} ${was(n)} given up after 72 hours`,
    none: "none",
    oldest: (time: string) => `The oldest has waited since ${time} (the clinic’s time).`,
    safe: "The inquiries are safe in the database and are listed at the front desk, where a mail can also be sent again:",
    server:
      "Please have the mail server looked at. Waiting mails are tried again by themselves for 72 hours.",
  },
} as const;
