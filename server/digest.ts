import { createHash } from "node:crypto";

/** SHA-256 in base64url: the same for the same text, which can't be found from it when it is long and random. */
export const digest = (text: string): string =>
  createHash("sha256").update(text).digest("base64url");

/** Of several values at once: where one ends and the next begins is part of it. */
export const digestOfAll = (parts: readonly unknown[]): string => digest(JSON.stringify(parts));
