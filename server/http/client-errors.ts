import type { Server } from "node:http";
import type { Socket } from "node:net";
import type { Refusals } from "./refusals";

const answers: Record<string, { status: number; reason: string }> = {
  HPE_HEADER_OVERFLOW: { status: 431, reason: "Request Header Fields Too Large" },
  HPE_CHUNK_EXTENSIONS_OVERFLOW: { status: 413, reason: "Content Too Large" },
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, reason: "Request Timeout" },
};
const garbled = { status: 400, reason: "Bad Request" };

/** What Node itself turns away (unreadable, too slow, too long) gets the site's page and headers. */
export function answerClientErrors(server: Server, refusals: Refusals) {
  server.on("clientError", (error: NodeJS.ErrnoException, socket: Socket) => {
    // An answer that has begun cannot be begun again: two answers to one request confuse proxies.
    const begun = (socket as Socket & { _httpMessage?: { headersSent: boolean } })._httpMessage
      ?.headersSent;
    if (error.code === "ECONNRESET" || !socket.writable || begun) {
      socket.destroy();
      return;
    }
    const { status, reason } = answers[error.code ?? ""] ?? garbled;
    refusals.raw(status, reason).then(
      (answer) => {
        if (!socket.writable) return socket.destroy();
        socket.end(answer);
        // Who does not read the answer either is cut off.
        setTimeout(() => socket.destroy(), 2000).unref();
      },
      () => socket.destroy(),
    );
  });
  server.on("checkExpectation", (request, response) => {
    refusals.send(request, response, 417, { Connection: "close" }).catch(() => response.destroy());
  });
}
