/** Settings that let the site start in production though it is unsafe; the desk names them. */
export const allowances = [
  "ALLOW_PLAIN_HTTP",
  "ALLOW_EXAMPLE_DOMAIN",
  "ALLOW_MAIL_FILES",
  "ALLOW_DEFAULT_DATABASE_PASSWORD",
  "ALLOW_EVERY_PROXY",
  "ALLOW_PLAIN_SMTP",
  "ALLOW_PLAIN_DATABASE",
  "ALLOW_PLAIN_PROVIDER",
  "ALLOW_PLAIN_BACKUP_STORE",
  "ALLOW_UNENCRYPTED_BACKUPS",
] as const;
export type Allowance = (typeof allowances)[number];
