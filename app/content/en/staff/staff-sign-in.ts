/** Name of a device in lists of sessions and passkeys: "Firefox on Windows". */
export const deviceWords = (browser = "Browser", system = "an unknown device") =>
  `${browser} on ${system}`;

const wait = (seconds: number) =>
  seconds < 90
    ? seconds === 1
      ? "1 second"
      : `${seconds} seconds`
    : `${Math.ceil(seconds / 60)} minutes`;

/** Words of the staff's sign-in. */
export const staffSignInWords = {
  title: "Sign in",
  heading: "Sign in",
  lead: "For the clinic’s staff.",
  usePasskey: "Use a passkey",
  orPassword: "Use a password and a code",
  recovery: "Use a recovery code",
  passkeyWrong:
    "That passkey didn’t work. It may have been removed, or the page was open for too long. Try again.",
  email: "Email",
  password: "Password",
  code: "Code from your app",
  codeHint: "Six digits.",
  submit: "Sign in",
  missing: {
    email: "Enter your email address",
    password: "Enter your password",
    code: "Enter the six digits that your app shows",
  },
  wrong: "That did not match. Check the email, the password and the code, and try again.",
  locked:
    "Many wrong codes were typed for this account. For a day, sign in with a passkey, or in a browser that you have used here before.",
  tooMany: (seconds: number) => `Too many tries. Wait ${wait(seconds)}, then try again.`,
  /** Shown after the session's end. */
  ended:
    "You have been signed out because nothing was done here for a while, or your session was ended.",
  /** Shown after a page of the desk was opened without a session. */
  asked: "Sign in, and the page that you asked for opens.",
  /** Shown after signing out. */
  unwritten:
    "You’re signed out, but we couldn’t record it. The disk may be full. Tell your site administrator.",
  unavailable: "Signing in does not work at the moment. Please try again in a minute.",
} as const;

/** Texts beside the button that asks for a passkey. */
export const passkeyWords = {
  notUsed: "No passkey was used. Try again, or choose another way below.",
  notMade: "No passkey was made. Try again, or choose another way below.",
} as const;

/** Words of signing in with a recovery code. */
export const recoveryWords = {
  title: "Use a recovery code",
  heading: "Use a recovery code",
  lead: "Each of your ten codes works once, together with your password. Afterwards, add a passkey or a new password to your account.",
  passwordHint: "Leave it empty if your account has passkeys only: a link is then mailed to you.",
  code: "Recovery code",
  submit: "Sign in",
  back: "Back to the sign-in",
  missing: { email: "Enter your email address", code: "Enter one of your recovery codes" },
  wrong: "That did not match. Check the email, the password and the code, and try again.",
  mailed: {
    heading: "A link is on its way",
    text: (email: string) =>
      `Open the link in the mail to ${email} to choose a new way to sign in. It works once, for 72 hours.`,
  },
} as const;

/** Texts of the dialog before a session ends. */
export const idleWords = {
  heading: "Still there?",
  before: "You will be signed out in",
  after: "seconds. What you typed stays in this tab until you sign in again.",
  stay: "I am still here",
} as const;

/** Texts of the re-authentication. */
export const reauthenticationWords = {
  title: "Confirm that it is you",
  heading: "Confirm that it is you",
  lead: "For this, you need to have confirmed your identity in the last ten minutes. You’ll pick up where you left off.",
  submit: "Confirm and go on",
  usePasskey: "Use a passkey",
  passkeyWrong: "That passkey didn’t work. Try again.",
  noScripts: "To use your passkey here, the browser has to run scripts.",
  cancel: "Cancel",
  wrong: "That did not match. Check the password and the code, and try again.",
  done: {
    heading: "Confirmed",
    text: "Your file is on its way.",
    file: "Download it",
    back: "To the inquiries",
  },
} as const;

/** Texts of choosing a password and an authenticator app. */
export const passwordWords = {
  password: "Choose a password",
  passwordHint: "15 to 200 characters. A short sentence is fine, or three words such as",
  app: "An app that shows codes",
  appHint:
    "Open an authenticator app on your phone, add an account, and scan this picture or type the key below.",
  qr: "Picture to scan with the app",
  secret: "Key",
  code: "The code that the app shows now",
  errors: {
    "too-short": "The password must have 15 characters or more",
    "too-long": "The password must have 200 characters or fewer",
    common:
      "This password is too easy to guess: many people use it, or it is made of the clinic’s or your own name. Choose another one",
    "passkey-failed":
      "The passkey was not taken: the page was open for too long, or the browser did not finish. Try again",
    "wrong-code": "That is not the code the app shows now. Wait for the next one and type it",
  },
} as const;

/** Texts of choosing the first way to sign in. */
export const signInMethodWords = {
  passkey: "Create a passkey",
  passkeyHint:
    "Your device keeps it and opens it with your fingerprint, face or PIN. Nothing to remember.",
  or: "Use a password and a code",
  submitPassword: "Create the account",
} as const;

export const invitationWords = {
  title: "Your account at the front desk",
  heading: "Choose how you sign in",
  lead: (email: string) => `The account for ${email}.`,
  again: (name: string) => `${name}, your ways to sign in were reset.`,
  used: {
    heading: "This link is not open any more",
    text: "It was used, withdrawn, or is older than 72 hours. Sign in, or ask the owner for a new one.",
    signIn: "Sign in",
  },
} as const;

export const setUpWords = {
  title: "Set up the front desk",
  heading: "Set up the front desk",
  lead: "You are the first: the owner. You can invite everyone else next.",
  name: "Your name",
  nameHint: "Shown next to what you do at the desk.",
  email: "Email",
  missing: {
    name: "Enter your name",
    email: "Enter an email address such as name@clinic.com",
  },
  used: {
    heading: "This link has been used",
    text: "The front desk is set up. Sign in, or ask the owner to invite you.",
    signIn: "Sign in",
  },
} as const;
