import { SMTPServer, type SMTPServerOptions } from "smtp-server";

/**
 * A real SMTP server on loopback, on any free port unless one is given; `settings` define what it
 * does with mails.
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
