import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { describe, expect, it, onTestFinished } from "vitest";
import { plainRequest } from "../../../tests/fakes/plain-request";
import { startBuiltServer } from "../../../tests/support/built-server";
import { makeDataDir } from "../../../tests/support/databases";
import { waitUntil } from "../../../tests/support/wait-until";
import { limitConnections } from "./limit-connections";

async function start(
  limits: { perIp: number; trusted?: string },
  listener: RequestListener = (_, response) => response.end("read"),
) {
  const server = createServer(listener);
  limitConnections(server, { ...limits, isTrusted: (ipAddress) => ipAddress === limits.trusted });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return (server.address() as AddressInfo).port;
}

async function hold(port: number, from: string, text = "POST /x HTTP/1.1\r\nHost: a\r\n") {
  const socket = connect({ port, host: "127.0.0.1", localAddress: from });
  onTestFinished(() => void socket.destroy());
  socket.on("error", () => {});
  await once(socket, "connect");
  socket.write(text);
  return socket;
}

const open = (sockets: readonly Socket[]) => sockets.map((socket) => !socket.closed);

async function read(port: number, from: string) {
  const socket = await hold(port, from, "GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n");
  let response = "";
  socket.on("data", (chunk: Buffer) => {
    response += chunk.toString();
  });
  await once(socket, "close");
  return response.slice(9, 12);
}

describe("connections", () => {
  it("are limited per IP address: the oldest connection without a complete request is closed", async () => {
    const port = await start({ perIp: 3 });
    const sockets: Socket[] = [];
    for (let n = 0; n < 5; n++) sockets.push(await hold(port, "127.0.0.2"));
    await waitUntil(() => open(sockets).filter(Boolean).length === 3);
    expect(open(sockets)).toEqual([false, false, true, true, true]);
    expect(await read(port, "127.0.0.2")).toBe("200");
  });

  it("connections with a response in progress stay, and the new one is refused", async () => {
    let asked = 0;
    const port = await start({ perIp: 2 }, () => void asked++);
    const whole = "GET / HTTP/1.1\r\nHost: a\r\n\r\n";
    const answered = [await hold(port, "127.0.0.2", whole), await hold(port, "127.0.0.2", whole)];
    await waitUntil(() => asked === 2);
    const late = await hold(port, "127.0.0.2", whole);
    await waitUntil(() => late.closed);
    expect(open(answered)).toEqual([true, true]);
  });

  it("are not counted when they come from a trusted proxy", async () => {
    const port = await start({ perIp: 2, trusted: "127.0.0.9" });
    const sockets: Socket[] = [];
    for (let n = 0; n < 6; n++) sockets.push(await hold(port, "127.0.0.9"));
    expect(await read(port, "127.0.0.2")).toBe("200");
    expect(open(sockets)).not.toContain(false);
  });

  it("by the hundred from one IP address leave connections for other readers of the built site", async () => {
    const { port } = await startBuiltServer({ DATA_DIR: makeDataDir() });
    const sockets = await Promise.all(
      Array.from({ length: 300 }, () => hold(port, "127.0.0.2", "POST /contact HTTP/1.1\r\n")),
    );
    for (const from of ["127.0.0.2", "127.0.0.3"])
      expect((await plainRequest(port, "/about", { from })).status).toBe(200);
    await waitUntil(() => open(sockets).filter(Boolean).length <= 64);
  });
});
