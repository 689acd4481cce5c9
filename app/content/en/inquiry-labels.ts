import type { InquiryField } from "~/staff/inquiry-record/inquiry-fields";

/**
 * Labels of the inquiry's fields: `label` in the form and in the clinic's mail, `short` on the
 * staff page and in the CSV, `inMessages` in validation messages.
 */
type Labels = { label: string; short?: string; inMessages?: string };

export const inquiryLabels: Record<InquiryField, Labels> = {
  firstName: { label: "First name" },
  lastName: { label: "Last name" },
  email: { label: "Email" },
  phone: { label: "Phone", inMessages: "Phone number" },
  service: { label: "Service of interest", short: "Service" },
  message: { label: "Message" },
  reachBy: { label: "How may we reach you?", short: "Reach by" },
  callWindow: { label: "When may we call you back?", short: "Call back" },
  noVoicemail: { label: "Please leave no voicemail", short: "Voicemail" },
  wantsEstimate: { label: "I would like an estimate of the cost", short: "Estimate" },
};
