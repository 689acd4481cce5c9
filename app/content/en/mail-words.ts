import type { BookingPlace } from "~/core/db/tables/inquiry-tables";
import type { Facts } from "../../facts/facts-schema";
import { timeZoneName } from "../../facts/identity";

const mails = (n: number) => (n === 1 ? "1 email" : `${n} emails`);

/** Every text of the mails. The visitor's is neutral: a mailbox may have other readers. */
export const mailWords = {
  toClinic: {
    subject: (reference: string) => `New inquiry ${reference}`,
    heading: "A new inquiry came in through the website",
    labels: { reference: "Reference", language: "Language", name: "Name", phone: "Phone" },
    open: "Open the inquiry",
    reply: "A reply to this email goes to the person who wrote.",
  },
  updateToClinic: {
    subject: (reference: string) => `News about inquiry ${reference}`,
    /** `inquiry`: its reference, or the visitor's name. */
    text: (inquiry: string) =>
      `There’s news about ${inquiry} at the front desk: a message, or a change to an appointment.`,
    open: "Open the inquiry",
  },
  toVisitor: (facts: Facts) => ({
    subject: (reference: string) => `We received your inquiry (${reference})`,
    /** null: the typed text cannot be used as a name. */
    greeting: (firstName: string | null) => (firstName ? `Hello ${firstName},` : "Hello,"),
    received: `Thank you for contacting ${facts.name}. We have your inquiry, and you don’t need to do anything else right now.`,
    next: (byEmailOnly: boolean) =>
      `What happens next: someone from our team will contact you by ${byEmailOnly ? "email" : "phone or email"} during office hours.`,
    /** The phone number is inserted between the two parts. */
    call: (reference: string) =>
      ["To reach us sooner, call ", ` and give your reference, ${reference}.`] as const,
    status: "Check the status of your inquiry (private link; please do not share it)",
    emergency: "In an emergency, call 911. Please do not send medical details by email.",
    mistaken:
      "This message was sent automatically. If you didn’t contact us, someone may have typed your address by mistake. You can ignore this email.",
    stop: "I didn’t request this: stop these emails",
    signature: `${facts.name}, ${facts.city}, ${facts.state}`,
  }),
  /**
   * Mails about news on the visitor's private page, without its text; the second version is for
   * visitors whose private links the desk has stopped.
   */
  notices: (facts: Facts) =>
    ({
      answer: {
        subject: (reference: string) => `We replied to your inquiry (${reference})`,
        text: `${facts.name} has written to you. Read it and reply on your private page.`,
        withoutLink: `${facts.name} has answered your inquiry. Please call us.`,
      },
      estimate: {
        subject: (reference: string) => `Your estimate (${reference})`,
        text: "Your good-faith estimate is ready. Read and print it on your private page.",
        withoutLink: "Your good-faith estimate is ready. Please call us to get it.",
      },
      payment: {
        subject: (reference: string) => `News for you (${reference})`,
        text: "There is something new for you on your private page.",
        withoutLink: "There is something new for you. Please call us.",
      },
      link: {
        subject: (reference: string) => `Your private page (${reference})`,
        text: "Here is a new link to your private page. Links that we sent before no longer work.",
        withoutLink:
          "Links to your private page that we sent before no longer work. Please call us.",
      },
      times: {
        subject: (reference: string) => `Choose a time (${reference})`,
        text: "Please pick a time for your appointment on your private page. It’s booked as soon as you choose. We can’t hold these times, so choose soon.",
        withoutLink: "We have some times for your appointment. Please call us to choose one.",
      },
      booking: {
        subject: (reference: string) => `Your appointment (${reference})`,
        text: "We have set a time for you. Please confirm it on your private page, or ask for another one there. The attached file adds it to your calendar.",
        withoutLink:
          "We have set a time for you. The attached file adds it to your calendar. Please call us to confirm it, or to ask for another one.",
      },
      confirmed: {
        subject: (reference: string) => `Your appointment is booked (${reference})`,
        text: "Your appointment is booked. On your private page you can ask for another time or cancel. The attached file adds it to your calendar.",
        withoutLink:
          "Your appointment is booked. The attached file adds it to your calendar. Please call us to ask for another time or to cancel.",
      },
      moved: {
        subject: (reference: string) => `Your appointment has a new time (${reference})`,
        text: "We have moved your appointment. Please confirm the new time on your private page, or ask for another one there. The attached file changes it in your calendar.",
        withoutLink:
          "We have moved your appointment. The attached file changes it in your calendar. Please call us to confirm the new time, or to ask for another one.",
      },
      reminder: {
        subject: (reference: string) => `A reminder of your appointment (${reference})`,
        text: "You have an appointment with us tomorrow. On your private page you can ask for another time or cancel.",
        withoutLink:
          "You have an appointment with us tomorrow. Please call us to ask for another time or to cancel.",
      },
      cancelled: {
        subject: (reference: string) => `Your appointment was canceled (${reference})`,
        text: "Your appointment is canceled. To book another one, call us or write on your private page. The attached file removes it from your calendar.",
        withoutLink:
          "Your appointment is canceled. To book another one, call us. The attached file removes it from your calendar.",
      },
    }) satisfies Record<
      string,
      { subject: (reference: string) => string; text: string; withoutLink: string }
    >,
  /** "Tuesday, March 3, 10:00 AM to 10:30 AM (Eastern Time), at our office, with Ana." */
  appointment: {
    when: (time: string) => `${time} (${timeZoneName} Time)`,
    places: { phone: "by phone (we’ll call you)", office: "at our office" } satisfies Record<
      BookingPlace,
      string
    >,
    withPerson: (name: string) => `with ${name}`,
    canceled: (appointment: string) => `Canceled: ${appointment}`,
    /** In the visitor's calendar, which others may see. */
    summary: (clinic: string) => `Appointment, ${clinic}`,
    file: "appointment.ics",
  },
  noticeFrame: {
    open: "Open your private page (please do not share this link)",
    /** The phone number is inserted between the two parts. `isOnlyWay`: there is no private page. */
    call: (reference: string, isOnlyWay: boolean): readonly [string, string] => [
      isOnlyWay ? "Our number is " : "You can also call ",
      `${isOnlyWay ? ". Please" : " and"} give your reference, ${reference}. In an emergency, call 911.`,
    ],
    reply: "Please don’t send medical details by email.",
  },
  late: {
    subject: {
      waiting: (n: number) => `Website: ${mails(n)} ${n === 1 ? "is" : "are"} late`,
      lost: (n: number) => `Website: ${mails(n)} could not be sent`,
    },
    waiting: (n: number) => `${mails(n)} ${n === 1 ? "waits" : "wait"} to be sent.`,
    lost: (n: number) => `${mails(n)} could not be sent within 72 hours.`,
    oldest: (time: string) => `The oldest has been waiting since ${time} (the clinic’s time).`,
    safe: "The inquiries are safe in the database and are listed at the front desk, where an email can also be sent again:",
    server:
      "Please have the mail server checked. The site keeps trying to send each waiting email for 72 hours.",
  },
} as const;
