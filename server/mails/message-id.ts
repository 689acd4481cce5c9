import { randomUUID } from "node:crypto";
import { site } from "../../app/facts/site";

const { hostname } = new URL(site.domain);

/** A new Message-ID with its angle brackets (RFC 5322, 3.6.4). */
export const makeMessageId = () => `<${randomUUID()}@${hostname}>`;
