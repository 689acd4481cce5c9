import { text } from "node:stream/consumers";
import { startSmtpServer } from "../fakes/fake-smtp";

/** Responses to successive mails, in order. */
const behaviors = ["accept", "defer", "accept", "hang up", "accept", "refuse", "take, hang up"];

/**
 * A mail server that accepts half of the mails. `deliveries`: Message-ID of each accepted mail, and
 * whether the sender got the response.
 */
export async function startFlakyMailServer() {
  const deliveries: { messageId: string; told: boolean }[] = [];
  let mails = 0;
  const error = (responseCode: number) => Object.assign(new Error("not now"), { responseCode });
  const server = await startSmtpServer({
    maxClients: 1000,
    async onData(stream, session, callback) {
      const behavior = behaviors[mails++ % behaviors.length];
      if (behavior === "hang up") return server.cut(session);
      const raw = await text(stream).catch(() => null);
      // The sender was killed during the transfer.
      if (raw === null) return;
      if (behavior === "defer") return callback(error(451));
      if (behavior === "refuse") return callback(error(554));
      const told = behavior === "accept";
      deliveries.push({ messageId: /^Message-ID:\s+(<[^>]+>)/im.exec(raw)?.[1] ?? "", told });
      if (told) callback(null, "taken");
      else server.cut(session);
    },
  });
  return { deliveries, url: server.url, stop: server.stop };
}
