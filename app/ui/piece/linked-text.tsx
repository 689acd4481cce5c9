import { Fragment } from "react";
import { site } from "~/facts/site";

/** What a sentence may name, and where that leads. First match wins. */
const named: Record<string, string> = {
  [site.email]: `mailto:${site.email}`,
  [site.phones.clinic.display]: `tel:${site.phones.clinic.e164}`,
  "Privacy Policy": "/privacy",
  "Refund Policy": "/refund-policy",
  "refund policy": "/refund-policy",
  "Good-Faith Estimate notice": "/good-faith-estimate",
  "good-faith estimate": "/good-faith-estimate",
};

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
const pattern = new RegExp(
  `(${[...Object.keys(named).map(escaped), "www\\.[a-z.]+/[a-z/]+", "1-800-\\d{3}-\\d{4}"].join("|")})`,
);

function addressOf(text: string): string | undefined {
  if (text.startsWith("www.")) return `https://${text}`;
  if (text.startsWith("1-800-")) return `tel:+${text.replaceAll("-", "")}`;
  return named[text];
}

/** A sentence whose addresses, phone numbers and policies are links, except to the page itself. */
export function LinkedText({ text, path }: { text: string; path: string }) {
  return text.split(pattern).map((part, index) => {
    const address = index % 2 === 1 ? addressOf(part) : undefined;
    return address && address !== path ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one sentence never move.
      <a href={address} key={index}>
        {part}
      </a>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: as above.
      <Fragment key={index}>{part}</Fragment>
    );
  });
}
