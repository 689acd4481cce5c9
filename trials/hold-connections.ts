/**
 * node trials/hold-connections.ts [connections]: one address opens 4,100 connections to the built
 * site and finishes no request, while another reads pages. Prints the slowest of 100 readings
 * before it and beside it.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { launchSite } from "../testing/launch-site.ts";
import { plainRequest } from "../testing/peers/plain-request.ts";

const count = Number(process.argv[2] ?? 4100);
const dataDir = mkdtempSync(join(tmpdir(), "hold-"));
const site = launchSite({ DATA_DIR: dataDir, PORT: "0" });
const port = Number(new URL(await site.ready).port);

async function slowestReading() {
  let slowest = 0;
  for (let n = 0; n < 50; n++)
    for (const from of ["127.0.0.2", "127.0.0.3"]) {
      const began = performance.now();
      const { status } = await plainRequest(port, "/about", { from });
      if (status !== 200) throw new Error(`A reader was answered with ${status}`);
      slowest = Math.max(slowest, performance.now() - began);
    }
  return Math.round(slowest);
}
const quiet = await slowestReading();

const sockets = Array.from({ length: count }, () => {
  const socket = connect({ port, host: "127.0.0.1", localAddress: "127.0.0.2" });
  socket.on("error", () => {});
  socket.write("POST /contact HTTP/1.1\r\nHost: localhost\r\n");
  return socket;
});
await Promise.all(
  sockets.map((socket) => new Promise((done) => socket.once("connect", done).once("close", done))),
);
const beside = await slowestReading();
const held = sockets.filter((socket) => !socket.closed).length;
console.log(`slowest of 100 readings: ${quiet} ms before, ${beside} ms beside`);
console.log(`${held} of ${count} unfinished connections are still open`);
for (const socket of sockets) socket.destroy();
site.child.kill("SIGKILL");
await site.ended;
rmSync(dataDir, { recursive: true, force: true });
