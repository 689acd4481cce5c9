import type { IncomingMessage } from "node:http";
import { describe, expect, it } from "vitest";
import { requestError } from "./request-listener";

const error = (url: string, host: string | undefined = "www.clinic.example", method = "GET") =>
  requestError({
    url,
    method,
    headers: { host },
    rawHeaders: ["Accept", "*/*", "Host", host],
  } as unknown as IncomingMessage);

describe("a request", () => {
  it.each([
    "/",
    "/services",
    "/services?category=weight-loss&q=bpc%20157#x",
    "/treatments/nad-injectable",
    "/assets/a.b-c_d~e.js",
    "/caf%C3%A9",
    "/contact/",
    "/?next=//evil.example/../..",
    "//services",
  ])("is accepted: %s", (url) => {
    expect(error(url)).toBeUndefined();
  });

  it.each([
    "/%00",
    "/a%0d%0aSet-Cookie:x",
    "/../etc/passwd",
    "/%2e%2e/etc/passwd",
    "/..%2f..%2fetc/passwd",
    "/%252e%252e%252fetc",
    "/a/./b",
    "/..\\..\\windows",
    "/%5c..%5c",
    "/%ff%fe",
    "/%c0%ae%c0%ae/",
    "/%ed%a0%80",
    "/%zz",
    "/%",
    "//%2fevil.example/",
    "//\\evil.example/",
    "http://evil.example/",
    "*",
    "",
  ])("is rejected for its path: %s", (url) => {
    expect(error(url)).toBe(400);
  });

  it("is rejected for two slashes unless it is a GET or HEAD", () => {
    expect(error("//contact", undefined, "POST")).toBe(400);
  });

  it("is rejected for a path that is too long", () => {
    expect(error(`/${"a".repeat(2047)}`)).toBeUndefined();
    expect(error(`/${"a".repeat(2048)}`)).toBe(414);
  });

  it.each(["", "a b", "evil.example/path", "user@evil.example", "a:99999999", "a,b"])(
    "is rejected for its host: %s",
    (host) => {
      expect(error("/", host)).toBe(400);
    },
  );

  it.each(["localhost:3000", "127.0.0.1", "[::1]:3000", "www.clinic.example"])(
    "is accepted with the host %s",
    (host) => {
      expect(error("/", host)).toBeUndefined();
    },
  );
});
