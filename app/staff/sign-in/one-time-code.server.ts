import { Secret, TOTP } from "otpauth";

const codeOf = (secret: string) =>
  new TOTP({ secret: Secret.fromBase32(secret), digits: 6, period: 30, algorithm: "SHA1" });

/** Base32, 160 bits: what apps that show codes take. */
export const newCodeSecret = () => new Secret({ size: 20 }).base32;

export const isCodeSecret = (text: string) => /^[A-Z2-7]{32}$/.test(text);

/** The time step the code belongs to: this one, the one before or after; null when it is wrong. */
export function stepOfCode(secret: string, code: string, now: Date): number | null {
  const digits = code.replace(/\s/g, "");
  if (!/^\d{6}$/.test(digits)) return null;
  const timestamp = now.getTime();
  const delta = codeOf(secret).validate({ token: digits, timestamp, window: 1 });
  return delta === null ? null : Math.floor(timestamp / 30_000) + delta;
}

/** What the QR code says to the app. */
export function codeAddress(secret: string, { issuer, label }: { issuer: string; label: string }) {
  return new TOTP({ issuer, label, secret: Secret.fromBase32(secret) }).toString();
}
