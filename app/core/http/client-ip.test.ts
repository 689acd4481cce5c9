import type { IncomingMessage } from "node:http";
import { describe, expect, it } from "vitest";
import { ipBlock } from "../limits/limit-connections";
import { makeClientOf } from "./client-ip";

const asked = (peer: string, headers: Record<string, string> = {}) =>
  ({ socket: { remoteAddress: peer }, headers }) as unknown as IncomingMessage;

describe("the IP address of a visitor", () => {
  const clientOf = makeClientOf(["127.0.0.1", "10.0.0.0/8", "2001:db8:ffff::/48"]);

  it("is the connection's when no proxy is trusted", () => {
    const forged = asked("198.51.100.7", {
      "x-forwarded-for": "203.0.113.9",
      "x-forwarded-proto": "https",
    });
    const plain = { ipAddress: "198.51.100.7", protocol: undefined };
    expect(makeClientOf([])(forged)).toEqual(plain);
    expect(clientOf(forged)).toEqual(plain);
  });

  it("is the last one before the trusted proxies", () => {
    const through = (list: string) =>
      clientOf(asked("127.0.0.1", { "x-forwarded-for": list })).ipAddress;
    expect(through("203.0.113.9")).toBe("203.0.113.9");
    expect(through("6.6.6.6, 203.0.113.9, 10.1.2.3")).toBe("203.0.113.9");
    expect(through("203.0.113.9:4711")).toBe("203.0.113.9");
    expect(through("[2001:db8::7]:4711, 10.9.9.9")).toBe("2001:db8::7");
    expect(through("::ffff:203.0.113.9")).toBe("203.0.113.9");
    // As in ops/compose.yaml: the visitor, the proxy that ends TLS, then nginx as the connection's
    // peer.
    const inContainers = makeClientOf(["172.30.0.10", "172.30.0.1"]);
    const headers = { "x-forwarded-for": "203.0.113.9, 172.30.0.1" };
    expect(inContainers(asked("172.30.0.10", headers)).ipAddress).toBe("203.0.113.9");
  });

  it("stays with the nearest known hop when the header is garbage", () => {
    const through = (list: string) =>
      clientOf(asked("127.0.0.1", { "x-forwarded-for": list })).ipAddress;
    expect(through("")).toBe("127.0.0.1");
    expect(through("203.0.113.9, unknown")).toBe("127.0.0.1");
    expect(through("unknown, 10.0.0.4")).toBe("10.0.0.4");
    expect(through("<script>, 203.0.113.9")).toBe("203.0.113.9");
  });

  it("matches trusted proxies by IPv6 ranges and through mapped IPv4 addresses", () => {
    const headers = { "x-forwarded-for": "203.0.113.9" };
    expect(clientOf(asked("2001:db8:ffff::1", headers)).ipAddress).toBe("203.0.113.9");
    expect(clientOf(asked("::ffff:10.0.0.1", headers)).ipAddress).toBe("203.0.113.9");
    expect(clientOf(asked("2001:db8::1", headers)).ipAddress).toBe("2001:db8::1");
  });

  it("uses the protocol that the nearest trusted proxy reports", () => {
    const said = (value: string) =>
      clientOf(asked("10.0.0.1", { "x-forwarded-proto": value })).protocol;
    expect(said("https")).toBe("https");
    expect(said("http, https")).toBe("https");
    expect(said("ftp")).toBeUndefined();
    expect(said("")).toBeUndefined();
  });

  it("counts as one for an IPv6 network of 64 bits, and alone for IPv4", () => {
    expect(ipBlock("203.0.113.9")).toBe("203.0.113.9");
    expect(ipBlock("2001:db8:0:7:1:2:3:4")).toBe("2001:db8:0:7::/64");
    expect(ipBlock("2001:db8:0:7:ffff::9")).toBe("2001:db8:0:7::/64");
    expect(ipBlock("2001:0db8::1")).toBe("2001:db8:0:0::/64");
    expect(ipBlock("::1")).toBe("0:0:0:0::/64");
    expect(ipBlock("64:ff9b::192.0.2.1")).toBe("64:ff9b:0:0::/64");
  });
});
