import { text } from "node:stream/consumers";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";
import { onTestFinished } from "vitest";

/**
 * Behavior of the fake server for the next mails; `refuse` and `defer` respond with 5xx and 4xx.
 * "hang" sends no greeting, "drop" ends the connection before the mail. "no-response" accepts a mail
 * and never says so; "slow" does so when `respond` is called.
 */
export type Behavior =
  | "accept"
  | "hang"
  | "drop"
  | "no-response"
  | "slow"
  | `${"refuse" | "defer"}-${"sender" | "recipient" | "message"}`;

export type ReceivedMail = { to: string[]; raw: string; mail: Email };

/** A real SMTP server on a loopback port, stopped when the test is over. */
export async function startFakeSmtp(port = 0) {
  const received: ReceivedMail[] = [];
  const slow: (() => void)[] = [];
  const fake = {
    received,
    url: "",
    behavior: "accept" as Behavior,
    connections: 0,
    /** Words of a refusal; "550 5.1.1 …" also sets its code. */
    refusal: "not for this test",
    /** Responds to every mail that waits for it. */
    respond() {
      for (const respond of slow.splice(0)) respond();
    },
    stop,
  };

  const refusalAt = (step: string) => {
    const [kind, at] = fake.behavior.split("-");
    if (at !== step) return null;
    const [, code, words = fake.refusal] = /^(\d{3}) (.*)/s.exec(fake.refusal) ?? [];
    const responseCode = Number(code ?? (kind === "refuse" ? 550 : 451));
    return Object.assign(new Error(words), { responseCode });
  };

  const server = await startSmtpServer({
    port,
    onConnect(_session, callback) {
      fake.connections++;
      if (fake.behavior !== "hang") callback();
    },
    onMailFrom: (_address, session, callback) =>
      fake.behavior === "drop" ? server.cut(session) : callback(refusalAt("sender")),
    onRcptTo: (_address, _session, callback) => callback(refusalAt("recipient")),
    async onData(stream, session, callback) {
      const { behavior } = fake;
      const raw = await text(stream).catch(() => null);
      // The sender was interrupted during the transfer.
      if (raw === null) return;
      const refusal = refusalAt("message");
      if (refusal) return callback(refusal);
      const to = session.envelope.rcptTo.map(({ address }) => address);
      received.push({ to, raw, mail: await PostalMime.parse(raw) });
      const accept = () => callback(null, `queued as ${received.length}`);
      if (behavior === "slow") slow.push(accept);
      else if (behavior !== "no-response") accept();
    },
  });
  fake.url = server.url;

  let stopped = false;
  async function stop() {
    if (stopped) return;
    stopped = true;
    await server.stop();
  }
  onTestFinished(stop);
  return fake;
}

/**
 * A real SMTP server on loopback, on any free port unless one is set; `settings` define how it
 * handles mails.
 */
export async function startSmtpServer(settings: SMTPServerOptions & { port?: number }) {
  const { port = 0, ...options } = settings;
  const server = new SMTPServer({
    disabledCommands: ["STARTTLS", "AUTH"],
    disableReverseLookup: true,
    closeTimeout: 100,
    ...options,
  });
  server.on("error", () => {});
  await new Promise<void>((resolve) => {
    server.listen(port, "127.0.0.1", () => resolve());
  });
  const address = server.server.address();
  return {
    url: `smtp://127.0.0.1:${typeof address === "object" && address ? address.port : 0}`,
    /** Closes the connection of one session without a response. */
    cut(session: object) {
      type Connection = { session: object; _socket: { destroy(): void } };
      for (const connection of server.connections as Set<Connection>)
        if (connection.session === session) connection._socket.destroy();
    },
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
