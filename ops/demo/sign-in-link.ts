import { randomBytes } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** Makes a staff session, and returns its cookie's token. */
export type StartSession = (device: string) => Promise<{ token: string; expiresAt: string }>;

/**
 * Runs a second server beside the site's, with one URL that signs one browser in and redirects to
 * `deskUrl`. Browsers send a host's cookies to all its ports, so the site needs no code for it. The
 * URL has 256 random bits, works once, and only on this machine.
 */
export async function serveSignInLink(deskUrl: string, startSession: StartSession) {
  const token = randomBytes(32).toString("base64url");
  let used = false;

  const server = createServer(async (request, response) => {
    const end = (status: number, text: string) =>
      response.writeHead(status, plain).end(`${text}\n`);
    if (request.method !== "GET") return end(405, "Open the link in a browser.");
    if (request.url !== `/${token}`) return end(404, "There is no such link.");
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
      new Promise<void>((closed) => {
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
