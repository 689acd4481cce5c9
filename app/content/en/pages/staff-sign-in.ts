/** Words of the staff's sign-in, also of the question for the passphrase on other pages. */
export const staffSignInWords = {
  search: {
    title: "Staff sign-in",
    description:
      "Sign-in for the staff of the clinic. Visitors find everything they need on the other pages: treatments, prices, the consultation form and our phone number.",
    keywords: ["staff"],
  },
  heading: "Staff sign-in",
  lead: "For the clinic’s staff only. You stay signed in on this device for 12 hours.",
  passphrase: "Staff passphrase",
  who: "Your name or initials",
  whoHint: "Stands beside what you do at the desk.",
  submit: "Sign in",
  signOut: "Sign out",
  missing: "Enter the staff passphrase",
  wrong: "That is not the passphrase. Check it and try again.",
  tooMany: (seconds: number) =>
    `Too many tries. Wait ${seconds === 1 ? "1 second" : `${seconds} seconds`}, then try again.`,
  unavailable: "Signing in does not work at the moment. Please try again in a minute.",
} as const;
