/** Mails to the staff about their own accounts. */
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
] as const;
export type StaffMailKind = (typeof staffMailKinds)[number];
