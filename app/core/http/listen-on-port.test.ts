import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, it, onTestFinished } from "vitest";
import { listenOnPort } from "./node-server";

const open = () => {
  const server = createServer();
  onTestFinished(() => void server.close());
  return server;
};

it("names the setting when the port is taken", async () => {
  const first = open();
  await listenOnPort(first, { port: 0, host: "127.0.0.1", settings: "PORT" });
  const { port } = first.address() as AddressInfo;
  await expect(listenOnPort(open(), { port, host: "127.0.0.1", settings: "PORT" })).rejects.toThrow(
    `The site cannot listen on 127.0.0.1, port ${port}: another program has it. Set PORT.`,
  );
});

it("names the setting when there is no such IP address", async () => {
  await expect(
    listenOnPort(open(), { port: 0, host: "999.1.1.1", settings: "HOST" }),
  ).rejects.toThrow(/999\.1\.1\.1.*ENOTFOUND.*Set HOST/);
});
