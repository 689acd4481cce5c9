import { randomBytes, timingSafeEqual } from "node:crypto";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { digest } from "../../app/core/digest";

/** Makes a staff session, and returns its cookie's token. */
export type StartSession = (device: string) => Promise<{ token: string; expiresAt: string }>;

/** Throws in production: the demo's session needs no password. */
export function refuseProduction(env: Record<string, string | undefined>) {
  if (env.NODE_ENV === "production")
    throw new Error("The demo does not run with NODE_ENV=production: its link needs no password.");
}

const loopback = /^(127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/;
const localHost = /^(localhost|127\.0\.0\.1):\d+$/;

/**
 * Runs a second server beside the site's, with one URL that signs one browser in and redirects to
 * `deskUrl`. Browsers send a host's cookies to all its ports, so the site needs no code for it. The
 * URL has 256 random bits, works once, and only for connections and host names of this machine: a
 * foreign page whose name resolves to it (DNS rebinding) is refused.
 */
export async function serveSignInLink({
  env,
  deskUrl,
  startSession,
}: {
  env: Record<string, string | undefined>;
  deskUrl: string;
  startSession: StartSession;
}): Promise<{ url: string; close: () => Promise<void> }> {
  refuseProduction(env);
  const token = randomBytes(32).toString("base64url");
  let used = false;

  const server = createServer(async (request, response) => {
    const end = (status: number, text: string) =>
      response.writeHead(status, plain).end(`${text}\n`);
    if (!isLocal(request)) return end(403, "This link works on the demo's own machine only.");
    if (request.method !== "GET") return end(405, "Open the link in a browser.");
    if (!isSame(request.url?.slice(1) ?? "", token)) return end(404, "There is no such link.");
    if (used) return end(410, "This link has been used. Run npm run demo again for a new one.");
    // Set before the session is made, so that of two simultaneous requests only one gets it.
    used = true;
    const { token: session, expiresAt } = await startSession("The demo's link");
    const ends = new Date(expiresAt).toUTCString();
    response
      .writeHead(303, {
        ...plain,
        Location: deskUrl,
        "Set-Cookie": `staff=${session}; Path=/; HttpOnly; SameSite=Strict; Expires=${ends}`,
      })
      .end();
  });
  await new Promise<void>((listening, fail) => {
    server.once("error", fail);
    server.listen(0, "127.0.0.1", listening);
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://${new URL(deskUrl).hostname}:${port}/${token}`,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}

const plain = {
  "Content-Type": "text/plain; charset=utf-8",
  "Cache-Control": "no-store",
  "Referrer-Policy": "no-referrer",
};

const isLocal = ({ socket, headers }: IncomingMessage) =>
  loopback.test(socket.remoteAddress ?? "") && localHost.test(headers.host ?? "");

/** Compares digests, so that lengths and timing reveal nothing about the token. */
const isSame = (given: string, token: string) =>
  timingSafeEqual(Buffer.from(digest(given)), Buffer.from(digest(token)));
