import type { StaffMailKind } from "~/core/db/tables/mail-tables";
import type { Role } from "~/core/sessions/people";

type Notice = Exclude<
  StaffMailKind,
  "invitation" | "changed-clinic-email" | "colleague-notice" | "day-summary"
>;

/** Texts of the mails to the staff: what happened and when. */
export const staffMailWords = {
  invitation: {
    subject: (clinic: string) => `Your account at the front desk of ${clinic}`,
    text: (clinic: string) =>
      `You are invited to the front desk of ${clinic}. Open this link to choose how you sign in. It works once, until`,
    ignore: "If you did not expect this, you can ignore it.",
  },
  clinicEmail: {
    subject: "The clinic’s email on the website was changed",
    text: "The website no longer names this email address as the clinic’s email. Another one was published on",
    check: "If nobody told you, look at who published it:",
  },
  notice: {
    subjects: {
      "new-passkey": "A passkey was added to your account",
      "removed-passkey": "A passkey was removed from your account",
      "new-password": "The password of your account was changed",
      "removed-password": "The password of your account was removed",
      "new-recovery-codes": "New recovery codes were made for your account",
      "used-recovery-code": "One of your recovery codes was used",
      reset: "Your ways to sign in were reset",
      "new-browser": "A sign-in from a browser not seen before",
      "wrong-codes": "Many wrong codes were typed for your account",
      "changed-email": "The email address of your account was changed",
    } satisfies Record<Notice, string>,
    details: {
      "changed-email":
        "From now on you sign in with the new address, and mails about your account go there.",
      "wrong-codes":
        "Someone entered your password with a wrong code 50 times. For a day, you can sign in with a passkey, or in a browser that you have used before. Signing in elsewhere with the password does not work.",
    } satisfies Partial<Record<Notice, string>>,
    when: "This happened on",
    mine: "If this was you, there is nothing to do.",
    notMine: "If it was not, look at your account and tell the owner:",
  },
} as const;

export const roleWords: Record<Role, { name: string; means: string }> = {
  owner: { name: "Owner", means: "Everything, with people and the audit log" },
  desk: { name: "Desk", means: "Inquiries, payments, products and the site’s facts" },
  clinician: {
    name: "Clinician",
    means: "Their own calendar, and inquiries that are given to them or booked with them",
  },
  bookkeeper: { name: "Bookkeeper", means: "Payments, refunds and their exports, no inquiries" },
  reader: { name: "Reader", means: "Reads inquiries, changes and exports nothing" },
};
