import { createHmac } from "node:crypto";
import { ipBlock } from "./client-ip";

/** Makes the key under which an IP address's attempts are counted. The IP address cannot be computed from it. */
export function makeVisitorKey(key: Buffer) {
  return (ipAddress: string) =>
    createHmac("sha256", key).update(ipBlock(ipAddress)).digest("base64url").slice(0, 22);
}
