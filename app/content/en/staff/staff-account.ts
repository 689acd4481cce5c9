/** Words of /staff/account. */
export const accountWords = {
  title: "Your account",
  lead: (email: string, role: string) => `${email}, ${role}`,
  done: {
    "add-passkey": "Passkey added.",
    "rename-passkey": "Passkey renamed.",
    "remove-passkey": "Passkey removed.",
    "set-password": "Password set.",
    "remove-password": "Password removed.",
  },
  noWay: "Add a passkey or a password now: without one you cannot sign in again.",
  lastWay: "Not removed: it is your only way to sign in. Add another one first.",
  gone: "It was removed already.",
  passkeys: {
    heading: "Passkeys",
    none: "None yet.",
    add: "Add a passkey",
    hint: "On another device, or on a security key, so that one lost device does not lock you out.",
    name: "Name",
    rename: "Rename",
    remove: "Remove",
    made: "Made",
    used: "Last used",
    neverUsed: "Not used yet",
    synced: "Copied to your other devices",
    thisDeviceOnly: "On one device only",
    nameMissing: "Enter a name",
  },
  password: {
    heading: "Password and code",
    has: "You can sign in with a password and the code of an app.",
    none: "None. A passkey is enough.",
    set: "Set a password",
    change: "Change the password",
    save: "Save the password",
    remove: "Remove the password",
  },
  recovery: {
    heading: "Recovery codes",
    left: (n: number) =>
      n === 0
        ? "None yet. With one of them and your password you can sign in when your device is lost; without a password, a link is mailed to you."
        : n === 1
          ? "1 of your codes is not used yet."
          : `${n} of your codes are not used yet.`,
    make: "Make ten new codes",
    replaces: "New codes replace the old ones.",
    fresh: "Your new codes. They are shown only now: print them, or write them down.",
    copy: "Copy",
    copied: "Copied",
  },
  sessions: {
    heading: "Where you are signed in",
    this: "this browser",
    since: "Since",
    seen: "Last seen",
    end: "End",
    endOthers: "End all others",
    ended: "Ended.",
  },
} as const;
