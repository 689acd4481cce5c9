import type { Server } from "node:http";

/**
 * Resolves when `server` listens. Throws an error that is written for the person who starts the
 * site: it names the settings that `host` and `port` come from.
 */
export async function listenOnPort(
  server: Server,
  { port, host, settings }: { port: number; host: string; settings: string },
) {
  await new Promise<void>((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => {
      const why = error.code === "EADDRINUSE" ? "another program has it" : error.code;
      reject(
        new Error(`The site cannot listen on ${host}, port ${port}: ${why}. Set ${settings}.`),
      );
    });
    // Queue of pending connections; beyond it clients retry only after seconds.
    server.listen({ port, host, backlog: 4096 }, resolve);
  });
}
