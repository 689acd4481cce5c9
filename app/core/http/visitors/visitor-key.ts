import { createHmac } from "node:crypto";
import { addressBlock } from "./client-address";

/** Makes the key under which an IP address's attempts are counted. The IP address cannot be computed from it. */
export function makeVisitorKey(key: Buffer) {
  return (address: string) =>
    createHmac("sha256", key).update(addressBlock(address)).digest("base64url").slice(0, 22);
}
