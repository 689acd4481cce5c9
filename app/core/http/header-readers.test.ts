import type { IncomingMessage, ServerResponse } from "node:http";
import { Writable } from "node:stream";
import { RouterContextProvider } from "react-router";
import { describe, it } from "vitest";
import { siteOfFacts } from "~/content/site";
import { makeStripeCheckout } from "~/core/payment-provider/stripe";
import { contactContext } from "~/site/contact/contact-context";
import { sameSitePath, signInOriginOf, staffToken } from "~/staff/sign-in/staff-session.server";
import { facts } from "../../../tests/fixtures/test-facts";
import { expectLinearTime, type Reader } from "../../../tests/support/expect-linear-time";
import { readPostedForm } from "../limits/posted-form";
import { isSameOrigin, makeClientOf, makeIsOwnHost } from "./client-ip";
import { memoryFile, servedFile, serveFile } from "./memory-file";
import { rulesOf } from "./path-rules";
import { asksForPage } from "./refusals";
import { canonicalPath, requestError } from "./request-listener";

const type = "text/javascript";
const encoded = { br: Buffer.from("smaller") };
const file = servedFile(memoryFile(Buffer.from("text"), { type, encoded, compressedFully: true }), {
  path: "/a.js",
  type,
  https: false,
});

const request = (headers: Record<string, string>) =>
  new Request("http://localhost/contact", { headers });
const incoming = (headers: Record<string, string>, url = "/") =>
  ({
    headers,
    url,
    method: "GET",
    rawHeaders: ["Host", "localhost"],
    socket: { remoteAddress: "127.0.0.1" },
  }) as unknown as IncomingMessage;
const response = () =>
  Object.assign(new Writable({ write: (_, __, done) => done() }), {
    writeHead() {
      return this;
    },
    removeHeader() {},
  }) as unknown as ServerResponse;
const ofFile =
  (header: string, others = {}): Reader =>
  (text) => {
    const asked = incoming({ [header]: text, ...others });
    return () => serveFile(asked, response(), file);
  };

const context = new RouterContextProvider();
const clientOf = makeClientOf(["127.0.0.1"]);
const isOwnHost = makeIsOwnHost("http://localhost:3000");
const keys = { secretKey: "sk_test_1", webhookSecret: "whsec_1", apiUrl: null };
const stripe = makeStripeCheckout(keys);

const headers: Record<string, Reader> = {
  "Accept-Encoding": ofFile("accept-encoding"),
  "If-None-Match": ofFile("if-none-match"),
  Range: ofFile("range"),
  "If-Range": ofFile("if-range", { range: "bytes=9-" }),
  Accept: (text) => {
    const asked = request({ Accept: text });
    return () => asksForPage(asked);
  },
  Cookie: (text) => {
    const asked = request({ Cookie: text });
    return () => staffToken(asked, context);
  },
  "User-Agent": (text) => {
    const asked = request({ "User-Agent": text });
    return () => signInOriginOf(asked, context);
  },
  Referer: (text) => {
    const asked = request({ Referer: text });
    return () => contactContext(asked, siteOfFacts(facts).words);
  },
  Origin: (text) => {
    const { headers } = request({ Origin: text, Host: "localhost" });
    return () => isSameOrigin(headers);
  },
  Host: (text) => () => [requestError(incoming({ host: text })), isOwnHost(text, "/healthz")],
  "X-Forwarded-For": (text) => () => clientOf(incoming({ "x-forwarded-for": text })),
  "X-Forwarded-Proto": (text) => () => clientOf(incoming({ "x-forwarded-proto": text })),
  "Content-Type": (text) => () => {
    const type = `multipart/form-data; boundary=${text}`;
    const init = { method: "POST", body: "a", headers: { "Content-Type": type } };
    return readPostedForm(new Request("http://localhost/", init));
  },
  "Stripe-Signature": (text) => () => {
    try {
      return stripe.readEvent("{}", text);
    } catch {
      return "refused";
    }
  },
};

describe("reading a header takes time in proportion to its length", () => {
  it.each(Object.entries(headers))("%s", (_, reader) => expectLinearTime(reader));
});

const paths: Record<string, Reader> = {
  "of any request": (text) => () => requestError(incoming({ host: "localhost" }, `/${text}`)),
  "that may be redirected": (text) => () => canonicalPath(`/${text}`, () => false),
  "of a form": (text) => () => rulesOf(`/${text}`),
  "to go to after signing in": (text) => () => sameSitePath(`/${text}`),
};

describe("reading a path takes time in proportion to its length", () => {
  it.each(Object.entries(paths))("%s", (_, reader) => expectLinearTime(reader));
});
