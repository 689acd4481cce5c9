import type { VisitorStatus } from "../../../contracts/inquiries";

/** The visitor's small status page: these words and nothing about the person. */
export const inquiryStatusWords = {
  title: "Your inquiry",
  steps: {
    received: {
      label: "Received",
      text: "We have your inquiry. You don’t need to do anything else right now.",
    },
    looking: { label: "In review", text: "One of our staff is reviewing it." },
    contacted: {
      label: "Contacted",
      text: "We have been in touch. If you have not heard from us, please call.",
    },
  } satisfies Record<VisitorStatus, { label: string; text: string }>,
  notYet: "not yet",
  gone: {
    title: "This link does not work",
    text: "The inquiry may have been deleted, or the link is incomplete. If you wrote to us and have not heard back, please call.",
  },
} as const;

/** "This was not me", from the confirmation's own link. */
export const stopEmailsWords = {
  title: "Was this not you?",
  text: "Somebody entered your email address on our website. With this button we send no more confirmations to it. We keep no address for that, only a code made from it.",
  button: "This was not me: stop these emails",
  stopped: {
    title: "We stopped these emails",
    text: "This address gets no more confirmations from our website. There is nothing else you need to do.",
  },
  gone: {
    title: "This link does not work",
    text: "The inquiry may have been deleted, or the link is incomplete. If these emails go on, please call.",
  },
} as const;
