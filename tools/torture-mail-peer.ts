import { setTimeout as pause } from "node:timers/promises";
import { SMTPServer } from "smtp-server";

export type Delivery = { to: string; reference: string; messageId: string };

/** What the peer does to one connection after the other, in turn. */
const storm = [
  "accept",
  "refuse the sender",
  "accept",
  "refuse the recipient",
  "accept",
  "hang",
  "accept",
  "put off the message",
  "accept",
  "drop in the message",
  "accept",
  "refuse the message",
  "accept",
  "take the message and drop before saying so",
] as const;

/** Milliseconds a hanging connection stays open before the peer ends it. */
const hangFor = 1500;

/** A mail server at its worst: refuses, hangs, drops, answers 4xx and 5xx in turn; or calm. */
export async function startMailPeer() {
  const deliveries: Delivery[] = [];
  const faults: Record<string, number> = {};
  const peer = { deliveries, faults, takenUnsaid: 0, calm: false, url: "", stop };
  const moodOf = new Map<string, (typeof storm)[number]>();
  let connections = 0;

  const answer = (code: number) => Object.assign(new Error("not now"), { responseCode: code });

  const server = new SMTPServer({
    disabledCommands: ["STARTTLS", "AUTH"],
    disableReverseLookup: true,
    maxClients: 1000,
    onConnect(session, callback) {
      const mood = peer.calm ? "accept" : (storm[connections++ % storm.length] ?? "accept");
      moodOf.set(session.id, mood);
      faults[mood] = (faults[mood] ?? 0) + 1;
      if (mood === "hang") setTimeout(() => callback(answer(421)), hangFor);
      else callback();
    },
    onClose: (session) => void moodOf.delete(session.id),
    onMailFrom: (_address, session, callback) =>
      callback(moodOf.get(session.id) === "refuse the sender" ? answer(550) : null),
    onRcptTo: (_address, session, callback) =>
      callback(moodOf.get(session.id) === "refuse the recipient" ? answer(550) : null),
    async onData(stream, session, callback) {
      const mood = moodOf.get(session.id);
      const cut = () => {
        for (const one of server.connections as Set<{
          session: object;
          _socket: { destroy(): void };
        }>)
          if (one.session === session) one._socket.destroy();
      };
      if (mood === "drop in the message") {
        await pause(2);
        cut();
        return;
      }
      const chunks: Buffer[] = [];
      try {
        for await (const chunk of stream) chunks.push(chunk as Buffer);
      } catch {
        // The sender was killed in the middle of it: nothing was taken.
        return;
      }
      if (mood === "put off the message") return callback(answer(451));
      if (mood === "refuse the message") return callback(answer(554));
      const raw = Buffer.concat(chunks).toString("latin1");
      deliveries.push({
        to: session.envelope.rcptTo.map(({ address }) => address).join(),
        reference: /^Subject:\s.*?([A-Z]+-\w{4}-\w{2})/m.exec(raw)?.[1] ?? "",
        messageId: /^Message-ID:\s+(<[^>]+>)/im.exec(raw)?.[1] ?? "",
      });
      if (mood !== "take the message and drop before saying so") return callback(null, "taken");
      peer.takenUnsaid++;
      cut();
    },
  });
  server.on("error", () => {});
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", () => resolve());
  });
  const address = server.server.address();
  peer.url = `smtp://127.0.0.1:${typeof address === "object" && address ? address.port : 0}`;

  function stop() {
    return new Promise<void>((resolve) => server.close(() => resolve()));
  }
  return peer;
}
