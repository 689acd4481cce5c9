import { factsContext } from "~/context";
import { domain } from "~/facts/identity";
import type { Route } from "./+types/vcard";

/** Escapes backslash, comma and semicolon, which have a meaning in a vCard (RFC 6350, 3.4). */
const escaped = (text: string) => text.replace(/[\\,;]/g, "\\$&").replace(/\n/g, "\\n");

/** The clinic's contact card for phones: version 3, which every phone reads. */
export function loader({ context }: Route.LoaderArgs) {
  const { name, phones, email, city, state, place } = context.get(factsContext);
  const address = ["", "", place?.street ?? "", city, state, place?.postalCode ?? "", ""];
  const lines = [
    "BEGIN:VCARD",
    "VERSION:3.0",
    `N:${escaped(name)};;;;`,
    `FN:${escaped(name)}`,
    `ORG:${escaped(name)}`,
    `TEL;TYPE=WORK,VOICE:${phones.clinic}`,
    `EMAIL;TYPE=INTERNET,WORK:${email}`,
    `ADR;TYPE=WORK:${address.map(escaped).join(";")}`,
    `URL:${domain}`,
    "END:VCARD",
    "",
  ];
  return new Response(lines.join("\r\n"), {
    headers: { "Content-Type": "text/vcard; charset=utf-8" },
  });
}
