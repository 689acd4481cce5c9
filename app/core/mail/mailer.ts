import { readFile, rm, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { Readable } from "node:stream";
import nodemailer, { type NodemailerError } from "nodemailer";
import type { Config } from "~/core/config/config";
import type { MailAddress } from "~/core/config/environment";
import { isLoopback } from "~/core/config/unsafe-settings";
import type { Logger } from "~/core/log/logger";
import { makeFolder, writeWhole } from "~/core/process/files";
import type { Facts } from "~/facts/facts-schema";
import { headerText, type Mail, type Mailer, MailRefusedError, mailMessage } from "./mail";
import { isUnknownRecipient } from "./unknown-recipient";

/**
 * Sends over SMTP where the settings name a server, otherwise writes files into the data folder.
 */
export function makeMailer(
  config: Config,
  logger: Logger,
  /** Read for each mail: the clinic may change its email address. */
  from: () => MailAddress,
): Mailer {
  const { smtpUrl } = config.mail;
  return smtpUrl
    ? makeSmtpMailer({ smtpUrl, from })
    : makeFileMailer({ dataDir: config.dataDir, from, logger, production: config.production });
}

/** Sender of mails: the clinic's own email address, where MAIL_FROM is not set. */
export const senderOf = ({ from }: Config["mail"], { name, email }: Facts): MailAddress =>
  from ?? { name, address: email };

/**
 * Recipient of the clinic's own mails. Only outside production may CLINIC_MAIL_TO be missing; then it is
 * the clinic's own email address.
 */
export const deskMailbox = (
  { clinicTo }: Pick<Config["mail"], "clinicTo">,
  { email }: Facts,
): MailAddress => clinicTo ?? { name: "", address: email };

/**
 * Milliseconds for each step. Before the final dot they are shorter than those of RFC 5321
 * (4.5.3.2), because nothing was handed over yet and another try does no harm. `afterFinalDot` is
 * that of 4.5.3.2.6: a server that checks a mail before it responds would get it again.
 */
export const smtpTimeouts = {
  dnsTimeout: 5000,
  connectionTimeout: 30_000,
  greetingTimeout: 30_000,
  socketCloseTimeout: 1000,
  untilFinalDot: 2 * 60_000,
  afterFinalDot: 10 * 60_000,
};

/**
 * One connection per mail: a clinic sends few, and a lost connection then affects one mail only.
 */
export function makeSmtpMailer(settings: {
  smtpUrl: string;
  from: () => MailAddress;
  timeouts?: Partial<typeof smtpTimeouts>;
}): Mailer {
  const { smtpUrl, from } = settings;
  const { untilFinalDot, afterFinalDot, ...timeouts } = { ...smtpTimeouts, ...settings.timeouts };
  const closing = new AbortController();

  return {
    async send(mail, stopped, beforeFinalDot) {
      const transport = nodemailer.createTransport({
        url: smtpUrl,
        ...timeouts,
        socketTimeout: Math.max(untilFinalDot, afterFinalDot),
        ...(mustEncrypt(smtpUrl) ? { requireTLS: true } : {}),
      });
      const timeout = new AbortController();
      let timer = setTimeout(() => timeout.abort(), untilFinalDot);
      async function* holdFinalDot(message: Readable) {
        yield* message;
        await beforeFinalDot?.();
        clearTimeout(timer);
        timer = setTimeout(() => timeout.abort(), afterFinalDot);
      }
      transport.use("stream", ({ message }, next) => {
        message.processFunc((stream) => Readable.from(holdFinalDot(stream)));
        next();
      });
      const signals = [closing.signal, timeout.signal, ...(stopped ? [stopped] : [])];
      try {
        const message = mailMessage(mail, from());
        const sent = await transport.sendMail({ ...message, signal: AbortSignal.any(signals) });
        return { response: headerText(sent.response ?? "accepted"), undelivered: false };
      } catch (error) {
        throw error instanceof MailRefusedError ? error : refusal(error as NodemailerError);
      } finally {
        clearTimeout(timer);
      }
    },
    close: () => closing.abort(),
    get closed() {
      return closing.signal.aborted;
    },
  };
}

/** Mails hold names and phone numbers: TLS is required, unless SMTP_URL says otherwise. */
export function mustEncrypt(smtpUrl: string) {
  const { hostname, searchParams } = new URL(smtpUrl);
  return !isLoopback(hostname) && !searchParams.has("requireTLS") && !searchParams.has("ignoreTLS");
}

function refusal(error: NodemailerError): MailRefusedError {
  const { code = "ESEND", command, response, responseCode } = error;
  return new MailRefusedError({
    code: String(code),
    responseCode,
    command,
    reason: headerText(`${code}${command ? ` at ${command}` : ""}: ${response ?? error.message}`),
    badRecipient: isUnknownRecipient({ command, response, responseCode }),
  });
}

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
        return { response: `${written}${file}`, undelivered: production };
      } catch (error) {
        if (error instanceof MailRefusedError) throw error;
        const { code = "EFILE", message } = error as NodeJS.ErrnoException;
        throw new MailRefusedError({ code, reason: headerText(message) });
      }
    },
    async deleteFile({ response }) {
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
