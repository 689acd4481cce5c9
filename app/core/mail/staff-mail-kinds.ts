/** Mails to the staff about their own accounts, and to the clinic's email when another one replaces it. */
export const staffMailKinds = [
  "invitation",
  "new-passkey",
  "removed-passkey",
  "new-password",
  "removed-password",
  "new-recovery-codes",
  "used-recovery-code",
  "reset",
  "new-browser",
  "wrong-codes",
  "changed-clinic-email",
] as const;
export type StaffMailKind = (typeof staffMailKinds)[number];
