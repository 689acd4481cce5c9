import { createHmac } from "node:crypto";
import { addressBlock } from "./client-address";

/** Stands for an address where attempts are counted: equal for equal addresses, not readable back. */
export function makeVisitorName(key: Buffer) {
  return (address: string) =>
    createHmac("sha256", key).update(addressBlock(address)).digest("base64url").slice(0, 22);
}
