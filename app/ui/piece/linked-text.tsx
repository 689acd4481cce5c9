import type { Site } from "~/content/site";
import { useSite } from "~/content/use-site";
import { formatPhone } from "~/facts/format-facts";

/** Terms that become links, with their targets. The first match wins. */
const namesIn = ({ facts: { email, phones }, words }: Site): Record<string, string> => ({
  [email]: `mailto:${email}`,
  [formatPhone(phones.clinic)]: `tel:${phones.clinic}`,
  [formatPhone(phones.treatments)]: `tel:${phones.treatments}`,
  // The digits of the FDA's number for side effects.
  "1-800-FDA-1088": "tel:+18003321088",
  ...words.linkedNames,
});

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
const patternOf = (names: readonly string[]) =>
  new RegExp(
    `(${[...names.map(escaped), "www\\.[a-z.]+/[a-z/]+", "1-800-\\d{3}-\\d{4}"].join("|")})`,
  );

function hrefOf(text: string, named: Record<string, string>): string | undefined {
  if (text.startsWith("www.")) return `https://${text}`;
  if (named[text]) return named[text];
  if (text.startsWith("1-800-")) return `tel:+${text.replaceAll("-", "")}`;
  return undefined;
}

/** A sentence whose URLs, phone numbers and policies are links, except to the page itself. */
export function LinkedText({ text, path }: { text: string; path: string }) {
  const named = namesIn(useSite());
  return text.split(patternOf(Object.keys(named))).map((part, index) => {
    const href = index % 2 === 1 ? hrefOf(part, named) : undefined;
    return href && href !== path ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one sentence never move.
      <a href={href} key={index}>
        {part}
      </a>
    ) : (
      part
    );
  });
}

export function Prose({
  paragraphs,
  large = false,
}: {
  paragraphs: readonly string[];
  large?: boolean;
}) {
  return (
    <div className={large ? "prose prose-large" : "prose"}>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
  );
}
