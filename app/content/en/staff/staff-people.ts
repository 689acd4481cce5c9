/** Words of /staff/people. */
export const peopleWords = {
  title: "People",
  lead: "Everybody who can sign in at the front desk. An account is never deleted: the history keeps its name.",
  columns: {
    name: "Name",
    role: "Role",
    lastSeen: "Last seen",
    ways: "Ways to sign in",
  },
  never: "Never",
  you: "you",
  suspended: "Suspended",
  ways: (passkeys: number, hasPassword: boolean, codes: number) =>
    [
      passkeys === 1 ? "1 passkey" : passkeys > 1 ? `${passkeys} passkeys` : "",
      hasPassword ? "password and code" : "",
      codes > 0 ? `${codes} recovery codes` : "",
    ]
      .filter(Boolean)
      .join(", ") || "None yet",
  appointmentLeft: (name: string) =>
    `${name} no longer works here. Choose someone else for this appointment.`,
  invite: {
    heading: "Invite somebody",
    email: "Email",
    role: "Role",
    submit: "Invite",
    notAnAddress: "Enter an email address such as name@clinic.com",
    taken: (email: string) => `Someone already uses ${email}.`,
  },
  invited: {
    mailed: (email: string) =>
      `An email with a link is on its way to ${email}. It is open for 72 hours.`,
    copy: (email: string) =>
      `No mail server is set up, so hand this link to ${email} yourself. It is shown only now, works once, and is open for 72 hours.`,
    link: "Link of the invitation",
    copyLink: "Copy",
    copied: "Copied",
  },
  open: {
    heading: "Open invitations",
    reset: (name: string) => `${name}, who chooses new ways to sign in`,
    until: "Open until",
    again: "Send again",
    withdraw: "Withdraw",
    missing: "This invitation is not open any more.",
    withdrawn: "The invitation was withdrawn.",
  },
  person: {
    back: "All people",
    role: "Role",
    changeRole: "Change role",
    correct: "Name and email",
    name: "Name",
    email: "Email",
    correctHint:
      "What happened before keeps the old name. They stay signed in; a new email is for the next sign-in, and the old one gets a notice.",
    save: "Save",
    nameMissing: "Enter a name",
    danger: "Ending access",
    suspend: "Suspend",
    suspendHint: "Ends all sessions at once. You can restore access later.",
    appointments: (n: number) =>
      n === 1
        ? "1 appointment to come is with this person. When they are suspended or may only read, it is due in the queue, so that somebody else takes it."
        : `${n} appointments to come are with this person. When they are suspended or may only read, these are due in the queue, so that somebody else takes them.`,
    suspendedSince: "Suspended since",
    signedInAs: "Restore access",
    reset: "Reset ways to sign in",
    resetHint:
      "Takes all passkeys, the password and the recovery codes away, ends all sessions, and makes a link to choose new ones.",
    lastOwner:
      "Not changed: this is the last owner who can sign in. Make somebody else an owner first.",
    done: {
      correct: "Name and email saved.",
      role: "Role changed.",
      suspend: "Suspended.",
      "let-in": "Access restored.",
      reset: "Ways to sign in reset.",
    },
    audit: "What they did",
    hours: "Hours and absences",
    hoursHint: "Their week, lunch, vacations, and what they can be booked for.",
    openHours: "Open hours and absences",
  },
} as const;
