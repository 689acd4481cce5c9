import type { Inquiry, ReceiveInquiry } from "../../app/context";

export const anInquiry: Inquiry = {
  firstName: "Marisol",
  lastName: "Okonkwo-Reyes",
  email: "marisol@visitor.example",
  phone: "(904) 555-0199",
  service: "weight-loss",
  message: "I would like to know more about my options.",
};

let attempts = 0;

/** What the contact page hands over: a new attempt each time unless one is given. */
export function anAttempt(
  changes: Partial<Inquiry> & { attempt?: string; suspectedSpam?: boolean } = {},
): Parameters<ReceiveInquiry>[0] {
  const { attempt = `attempt-${++attempts}`, suspectedSpam = false, ...fields } = changes;
  return { inquiry: { ...anInquiry, ...fields }, attempt, suspectedSpam };
}
