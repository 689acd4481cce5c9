import { createHash } from "node:crypto";

/** SHA-256 in base64url. A long random text cannot be computed from it. */
export const digest = (text: string): string =>
  createHash("sha256").update(text).digest("base64url");

/** Digest of several values with their boundaries. */
export const digestOfAll = (parts: readonly unknown[]): string => digest(JSON.stringify(parts));
