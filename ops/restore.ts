/**
 * npm run restore -- FILE: replaces the database by a backup, while no site runs on it. FILE is a
 * path, the name of a backup in BACKUP_DIR, or --newest (by BACKUP_COMMAND where it is set). The old database is kept
 * beside it. npm run restore -- --drill restores the newest backup beside the database, checks it
 * and removes it again.
 */
import { describeLostAuditEnd } from "../app/core/backups/audit-end";
import { restoreBackup } from "../app/core/backups/restore-backup";
import { readSettings, runCommand } from "./command";

/** By the kind of a revocation. */
const words: Record<string, string> = {
  suspended: "people suspended",
  role: "roles lowered",
  password: "changed passwords made unusable",
  passkey: "passkeys removed",
  "recovery-code": "recovery codes used or replaced",
  links: "inquiries whose private links were stopped",
  mailbox: "mailboxes that want no confirmations",
};

const [argument] = process.argv.slice(2);
const drill = argument === "--drill";
await runCommand(async () => {
  if (!argument)
    throw new Error("Missing FILE. Usage: npm run restore -- FILE | --newest | --drill");
  const backup = argument.startsWith("--") ? undefined : argument;
  const done = await restoreBackup(readSettings(), { backup, drill, now: new Date() });
  const { inquiries, erasedAgain, repeated, withoutSignIn, lostAuditEnd, aside } = done;
  const revoked = Object.entries(repeated)
    .map(([kind, count]) => `${words[kind] ?? kind}: ${count}`)
    .join("; ");
  const age = done.at ? `, made ${done.at.toISOString()}` : "";
  const lines = [
    drill
      ? `The drill restored ${done.file}${age}, with ${inquiries} inquiries, and removed it again. It took ${(done.tookMs / 1000).toFixed(1)} s.`
      : `Restored, with ${inquiries} inquiries. From ${done.file}${age}.`,
    ...(erasedAgain > 0
      ? [`Erased again, because they were erased since: ${erasedAgain} inquiries.`]
      : []),
    ...(revoked ? [`Revoked again, because it was revoked since. ${revoked}.`] : []),
    `Sessions ended: ${done.sessionsEnded}. Calendar feeds ended: ${done.feedsEnded}. Invitations ended: ${done.invitationsEnded}. Everybody signs in anew, and private links ask for the visitor's name and phone.`,
    ...(withoutSignIn.length > 0
      ? [
          `Without a way to sign in: ${withoutSignIn.join(", ")}. Make each a link: npm run staff -- invite EMAIL`,
        ]
      : []),
    ...(drill ? [] : [`The audit log: ${describeLostAuditEnd(lostAuditEnd)}.`]),
    ...(aside ? [`The database that was there is kept as ${aside}`] : []),
  ];
  return lines.join("\n");
});
