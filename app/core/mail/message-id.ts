import { randomUUID } from "node:crypto";
import { domain } from "~/facts/identity";

const { hostname } = new URL(domain);

/** A new Message-ID with its angle brackets (RFC 5322, 3.6.4). */
export const makeMessageId = () => `<${randomUUID()}@${hostname}>`;
