import { createHmac, timingSafeEqual } from "node:crypto";
import { z } from "zod";
import type { Config } from "~/core/config/config";
import { TextError, type TextProvider, type TextReply } from "./text-provider";

type TwilioSettings = NonNullable<Config["texts"]>;

/** Milliseconds until a request counts as unanswered. */
const timeoutMs = 10_000;

/** Twilio's error for a number that has said STOP to the sender. */
const optedOut = 21610;

/** The network's errors before a request was sent. */
const notSent = ["ECONNREFUSED", "ENOTFOUND", "EAI_AGAIN"];

/**
 * Twilio by plain HTTP: POST /2010-04-01/Accounts/{AccountSid}/Messages.json with Basic authentication
 * (https://www.twilio.com/docs/messaging/api/message-resource). The resource has no idempotency key, so
 * a request without an answer is "unknown" and must not be repeated. `replyUrl`: the public URL that
 * Twilio forwards replies to, which is part of their signature.
 */
export function makeTwilio(settings: TwilioSettings, replyUrl: string): TextProvider {
  const { accountSid, authToken, from, apiUrl } = settings;
  const url = `${apiUrl ?? "https://api.twilio.com"}/2010-04-01/Accounts/${accountSid}/Messages.json`;
  const credentials = Buffer.from(`${accountSid}:${authToken}`).toString("base64");
  const sender = from.startsWith("MG") ? "MessagingServiceSid" : "From";
  return {
    async send({ to, body }) {
      const response = await fetch(url, {
        method: "POST",
        headers: { Authorization: `Basic ${credentials}` },
        body: new URLSearchParams({ To: to, Body: body, [sender]: from }),
        redirect: "error",
        signal: AbortSignal.timeout(timeoutMs),
      }).catch((error: Error & { cause?: { code?: string } }) => {
        const code = error.cause?.code ?? error.name;
        throw new TextError(code, notSent.includes(code) ? "later" : "unknown");
      });
      if (response.ok) return void (await response.body?.cancel());
      const { status } = response;
      if (status === 429 || status === 503) throw new TextError(String(status), "later");
      if (status >= 500) throw new TextError(String(status), "unknown");
      const answer = z
        .object({ code: z.number() })
        .safeParse(await response.json().catch(() => null));
      const code = answer.data?.code ?? status;
      throw new TextError(String(code), code === optedOut ? "stopped" : "refused");
    },
    readReply(body, signature) {
      const fields = new URLSearchParams(body);
      if (!isSigned({ url: replyUrl, fields, signature, authToken }))
        throw new TextError("bad_signature", "refused");
      return { from: fields.get("From") ?? "", asks: askOf(fields) };
    },
  };
}

/**
 * Whether Twilio signed a request: base64 of the HMAC-SHA1, by the auth token, of the URL and each
 * field's name and value, sorted by name (https://www.twilio.com/docs/usage/security).
 */
export function isSigned({
  url,
  fields,
  signature,
  authToken,
}: {
  url: string;
  fields: URLSearchParams;
  signature: string;
  authToken: string;
}): boolean {
  const sorted = [...fields].sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
  const text = url + sorted.flat().join("");
  const right = createHmac("sha1", authToken).update(text).digest();
  const given = Buffer.from(signature, "base64");
  return given.length === right.length && timingSafeEqual(given, right);
}

/** Twilio's words; with its Advanced Opt-Out, OptOutType says it for words in other languages. */
const words = {
  stop: ["STOP", "UNSUBSCRIBE", "END", "QUIT", "STOPALL", "REVOKE", "OPTOUT", "CANCEL"],
  start: ["START", "UNSTOP"],
};

function askOf(fields: URLSearchParams): TextReply["asks"] {
  const texts = [fields.get("OptOutType"), fields.get("Body")].map((text) =>
    (text ?? "").trim().toUpperCase(),
  );
  if (texts.some((text) => words.stop.includes(text))) return "stop";
  return texts.some((text) => words.start.includes(text)) ? "start" : null;
}
