/** "Firefox on Windows", as sessions and passkeys are listed. */
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
  email: "Email",
  password: "Password",
  code: "Code from your app",
  codeHint: "Six digits.",
  withPassword: "Use a password and a code",
  submit: "Sign in",
  missing: {
    email: "Enter your email address",
    password: "Enter your password",
    code: "Enter the six digits that your app shows",
  },
  wrong: "That did not match. Check the email, the password and the code, and try again.",
  tooMany: (seconds: number) => `Too many tries. Wait ${wait(seconds)}, then try again.`,
  /** After signing out. */
  unwritten:
    "You are signed out here, but that could not be written down: the disk may be full. Tell whoever looks after the site.",
  unavailable: "Signing in does not work at the moment. Please try again in a minute.",
} as const;

/** Words of choosing a password with its app. */
export const passwordWords = {
  password: "Choose a password",
  passwordHint: "15 characters or more. A short sentence is fine.",
  app: "An app that shows codes",
  appHint:
    "Open an authenticator app on your phone, add an account, and scan this picture or type the key below.",
  qr: "Picture to scan with the app",
  secret: "Key",
  code: "The code that the app shows now",
  faults: {
    "too-short": "The password must have 15 characters or more",
    "too-long": "The password must have 200 characters or fewer",
    common: "Many people use this password. Choose another one",
    "wrong-code": "That is not the code the app shows now. Wait for the next one and type it",
  },
} as const;

export const setUpWords = {
  title: "Set up the front desk",
  heading: "Set up the front desk",
  lead: "You are the first: the owner. You invite everybody else afterwards.",
  name: "Your name",
  nameHint: "Stands beside what you do at the desk.",
  email: "Email",
  submit: "Create the account",
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
