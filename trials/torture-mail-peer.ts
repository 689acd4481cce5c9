import { buffer } from "node:stream/consumers";
import { setTimeout as pause } from "node:timers/promises";
import { startSmtpServer } from "../testing/peers/start-smtp-server.ts";

export type Delivery = { to: string; reference: string; messageId: string };

/** What the peer does with successive connections, in turn. */
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

/** A mail server that refuses, hangs, drops, answers 4xx and 5xx in turn; or works, when calm. */
export async function startMailPeer() {
  const deliveries: Delivery[] = [];
  const faults: Record<string, number> = {};
  const peer = { deliveries, faults, takenUnsaid: 0, calm: false };
  const moodOf = new Map<string, (typeof storm)[number]>();
  let connections = 0;

  const answer = (code: number) => Object.assign(new Error("not now"), { responseCode: code });

  const server = await startSmtpServer({
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
      if (mood === "drop in the message") {
        await pause(2);
        return server.cut(session);
      }
      const mail = await buffer(stream).catch(() => null);
      // The sender was killed during the transfer: nothing was taken.
      if (!mail) return;
      if (mood === "put off the message") return callback(answer(451));
      if (mood === "refuse the message") return callback(answer(554));
      const raw = mail.toString("latin1");
      deliveries.push({
        to: session.envelope.rcptTo.map(({ address }) => address).join(),
        reference: /^Subject:\s.*?([A-Z]+-\w{4}-\w{2})/m.exec(raw)?.[1] ?? "",
        messageId: /^Message-ID:\s+(<[^>]+>)/im.exec(raw)?.[1] ?? "",
      });
      if (mood !== "take the message and drop before saying so") return callback(null, "taken");
      peer.takenUnsaid++;
      server.cut(session);
    },
  });
  return Object.assign(peer, { url: server.url, stop: server.stop });
}
