/** The site's requests to any provider of text messages. */
export type TextProvider = {
  /** Sends one message. `to`: E.164. Throws TextError. */
  send: (message: { to: string; body: string }) => Promise<void>;
  /** Reads a reply that the provider forwards. Throws TextError "bad_signature". */
  readReply: (body: string, signature: string) => TextReply;
};

/** `asks`: null for any other text. `from`: E.164. */
export type TextReply = { from: string; asks: "stop" | "start" | null };

/**
 * "refused": it is not sent, and would not be later. "stopped": the number has said STOP. "later": it is
 * not sent, and can be tried again. "unknown": it may have been sent.
 */
export class TextError extends Error {
  override name = "TextError";
  constructor(
    readonly code: string,
    readonly outcome: "refused" | "stopped" | "later" | "unknown",
  ) {
    super(`The text message was not sent (${code})`);
  }
}
