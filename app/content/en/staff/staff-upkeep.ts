const many = (n: number, one: string, more: string) => (n === 1 ? `1 ${one}` : `${n} ${more}`);

/** Words of the upkeep page: backups, retention and mails. */
export const upkeepWords = {
  title: "Upkeep",
  lead: "How the site looks after what it keeps.",
  more: "See Upkeep",
  states: { fine: "In order", look: "Needs a look", asks: "Asks you", noneYet: "None yet" },
  headings: {
    confirmations: "Confirmations to visitors",
    invitations: "Invitations",
    leftovers: "Copies of the database",
    forgetting: "Deleted words",
  },
  notices: {
    disk: "The database is not encrypted: the disk it is on must be (docs/reference.md, DATABASE_KEY_FILE).",
    readableBackups:
      "Backups are not encrypted: whoever has one can read every inquiry (docs/reference.md, BACKUP_KEY_FILE).",
    noBackups: "The site makes no backups (BACKUP_EVERY_MINUTES is 0).",
    backupFailed: "The last backup failed. The site tries again every ten minutes.",
    backupMissing: "No backup has been made for over a day.",
    hold: {
      clock:
        "Nothing is deleted: this machine’s clock is far beyond everything that was written. Is it right?",
      many: (count: number, total: number) =>
        `Nothing is deleted: ${many(count, "inquiry", "inquiries")} of ${total} would go at once. Is that right?`,
    },
    confirmations: (n: number) =>
      `${many(n, "confirmation waits", "confirmations wait")}: many were sent in the last hour. Inquiries and their notices are not affected.`,
    invitations: (n: number) =>
      `${many(n, "invitation was", "invitations were")} not delivered: send the email again under People, or withdraw it.`,
    leftovers: (names: string) =>
      `Copies of the database lie beside it and are deleted after seven days: ${names}.`,
    forgetting:
      "Deleted words may still be in the database’s log file. The site goes on trying to remove them.",
  },
  backups: {
    heading: "Backups",
    none: "There is none yet. The first is made an hour after the first start.",
    newest: "Newest",
    age: (hours: number) =>
      hours < 1 ? "less than an hour ago" : `${many(Math.floor(hours), "hour", "hours")} ago`,
    file: "File",
    inquiries: "Inquiries in it, counted when it was opened again",
    took: "Took",
    seconds: (ms: number) => `${(ms / 1000).toFixed(1)} s`,
    places: "Kept in",
    place: { folder: "A folder", command: "The backup program (BACKUP_COMMAND)" },
    encrypted: "Encrypted",
    encryption: {
      age: "Yes",
      database: "With the database’s key",
      command: "By the backup program",
      no: "No",
    },
    failure: "The last try failed",
  },
  database: {
    heading: "Database",
    states: { encrypted: "Encrypted", unencrypted: "Not encrypted", server: "PostgreSQL" },
    encrypted: "Its file, its log and its backups are encrypted.",
    unencrypted: "It is not encrypted: the disk it is on must be.",
    server: "PostgreSQL: encrypting its disk is its administrator’s task.",
  },
  retention: {
    heading: "Deleting what is old",
    marked: (n: number) =>
      `${many(n, "inquiry is", "inquiries are")} marked: gone from all lists, and erased for good a week after.`,
    newest: "The newest entry is from",
    confirm: { clock: "The clock is right: go on", many: "Yes, delete them" },
    confirmed: "Thank you. Expired inquiries will be deleted at the next run.",
    onlyOwner: "Only an owner can answer this.",
    none: "There is no question.",
  },
} as const;
