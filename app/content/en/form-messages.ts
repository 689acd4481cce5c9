import type { AmountAdvice } from "../../facts/amount";

/** Follows the name of an optional field. */
export const optionalMark = " (optional)";

/** Heading of a form's error summary. */
export const summaryHeading = "Please check these fields";

/** Validation messages of a field, letter for letter (specification, section 5). */
export const fieldMessages = {
  required: (field: string) => `${field} is required`,
  /** `most` is the limit in the wording of specification, section 5. */
  tooLong: (field: string, most: number) => `${field} must be less than ${most} characters`,
  repeated: (field: string) => `${field} was sent more than once`,
  notText: (field: string) => `${field} must be text`,
  unsendable: (field: string) => `${field} contains characters that cannot be sent`,
  notAName: (field: string) =>
    `${field} can only contain letters, spaces, hyphens, and apostrophes`,
  notAnEmail: "Invalid email address",
  notAPhone: "Invalid phone number format",
  noService: "Please select a service",
  notListed: "Please choose one of the answers listed",
} as const;

const tooMany = "You’ve tried too many times. Please wait 10 minutes, or call us.";

/** Titles and texts of the toasts and result panels, letter for letter (specification, section 8). */
export const inquiryMessages = {
  sent: {
    title: "Inquiry Sent!",
    text: "Thank you for contacting the clinic. We'll get back to you shortly.",
  },
  failed: {
    title: "Error",
    text: "Failed to send inquiry. Please try again or call us directly.",
  },
  tooMany: { title: "Error", text: tooMany },
  /** Precedes the page's title. */
  sentTitle: "Inquiry Sent! ",
  /** After a text with one of the clinic's red flags. */
  urgent:
    "If this is an emergency, call 911 now. If you’re thinking about suicide, call or text 988. We don’t read messages around the clock.",
  referenceLabel: "Your reference",
  nextHeading: "What happens next",
  sooner: "To reach us sooner, call",
  statusLink: "Check your inquiry",
  /** Beside it. */
  statusLinkHint: "This link is private; please don’t share it.",
  vCard: "Add our number to your contacts",
  again: "Send another inquiry",
} as const;

export const paymentMessages = {
  invalidAmount: { title: "Invalid Amount", text: "Please enter a valid payment amount" },
  /** Shown beside the field. */
  amountToWrite: (advice: AmountAdvice) => {
    if ("most" in advice)
      return `Please enter a valid payment amount. The largest is ${advice.most}`;
    return advice.ways.length === 0
      ? "Please enter a valid payment amount"
      : `Please enter a valid payment amount. Write it like this: ${advice.ways.join(" or ")}`;
  },
  failed: {
    title: "Payment Error",
    text: "Failed to create payment link. Please try again.",
  },
  tooMany,
} as const;

export const updateMessages = {
  done: (updated: number) => ({
    title: "Success!",
    text: `Updated ${updated} products successfully.`,
  }),
  /** Messages about one product. */
  noMatch: "No treatment in the catalog has this slug or this title.",
  notTaken: "The payment provider did not take the change.",
  failed: { title: "Update Error", text: "Failed to update products. Please try again." },
  notAllowed: "Your account may not update products. Ask the owner of the front desk.",
} as const;
