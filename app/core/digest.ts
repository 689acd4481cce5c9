import { createHash } from "node:crypto";

/** SHA-256 in base64url. The input cannot be computed from it when it is long and random. */
export const digest = (text: string): string =>
  createHash("sha256").update(text).digest("base64url");

/** Digest of several values; their boundaries count. */
export const digestOfAll = (parts: readonly unknown[]): string => digest(JSON.stringify(parts));
