import { readFile, rm, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import nodemailer from "nodemailer";
import type { MailAddress } from "~/core/config/environment";
import type { Logger } from "~/core/log/logger";
import { makeFolder, writeWhole } from "~/core/process/files";
import { headerText, type Mail, type Mailer, MailRefusedError, mailMessage } from "./mail";

/** Start of the receipt; the file's name follows. */
const written = "written to mail/";

/** Writes each mail as `{reference}-{kind}.eml` into the data folder's `mail`, whole or not at all. */
export function makeFileMailer(settings: {
  dataDir: string;
  from: () => MailAddress;
  logger: Logger;
  /** The log warns in production: a person waits for a mail that is only a file. */
  production: boolean;
}): Mailer {
  const { from, logger, production } = settings;
  const folder = join(settings.dataDir, "mail");
  const transport = nodemailer.createTransport({
    streamTransport: true,
    buffer: true,
    newline: "windows",
  });
  let closed = false;

  return {
    async send(mail) {
      try {
        const { message } = await transport.sendMail(mailMessage(mail, from()));
        const { file, isNew } = await writeOnce(folder, mail, message as Buffer);
        if (isNew)
          logger.info(
            { reference: mail.reference, kind: mail.kind, file },
            "mail written to a file",
          );
        return { response: `${written}${file}`, toNobody: production };
      } catch (error) {
        if (error instanceof MailRefusedError) throw error;
        const { code = "EFILE", message } = error as NodeJS.ErrnoException;
        throw new MailRefusedError({ code, reason: headerText(message) });
      }
    },
    async takeBack({ response }) {
      await rm(join(folder, basename(response.slice(written.length))), { force: true });
    },
    close() {
      closed = true;
    },
    get closed() {
      return closed;
    },
  };
}

/** A mail that was written but not marked as sent is written again to the same file. */
async function writeOnce(folder: string, mail: Mail, message: Buffer) {
  makeFolder(folder);
  for (let copy = 1; ; copy++) {
    const file = `${mail.reference}-${mail.kind}${copy === 1 ? "" : `-${copy}`}.eml`;
    const there = await readIfThere(join(folder, file));
    // A long header continues on the next line.
    const unfolded = there?.replace(/\r\n[ \t]+/g, " ");
    if (unfolded?.includes(`\r\nMessage-ID: ${mail.messageId}\r\n`)) return { file, isNew: false };
    if (there === null) {
      await writeWhole(join(folder, file), (to) => writeFile(to, message, { mode: 0o600 }));
      return { file, isNew: true };
    }
  }
}

async function readIfThere(path: string): Promise<string | null> {
  try {
    return await readFile(path, "latin1");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return null;
    throw error;
  }
}
