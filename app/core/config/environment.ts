import { z } from "zod";

/**
 * Reads single settings out of an environment. Every validation issue is collected as one plain line, so
 * that a wrong configuration can be put right in one go. An empty value counts as not set.
 * Values that may carry a secret never appear in a message.
 */
export function environmentReader(env: Record<string, string | undefined>) {
  const errors: string[] = [];

  const refuse = (name: string, rule: string, shown?: unknown) => {
    errors.push(`${name} must be ${rule}${shown === undefined ? "" : `, but is "${shown}"`}`);
  };

  /** Reads a setting by a schema whose messages end the sentence "NAME must be …". */
  function read<Value, Fallback>(
    name: string,
    schema: z.ZodType<Value>,
    fallback: Fallback,
    { secret = false } = {},
  ): Value | Fallback {
    const text = env[name]?.trim() ?? "";
    if (text === "") return fallback;
    const { success, data, error } = schema.safeParse(text, { reportInput: true });
    if (success) return data;
    for (const { message, input } of error.issues)
      refuse(name, message, secret ? undefined : input);
    return fallback;
  }

  return {
    errors,
    refuse,
    text: (name: string, fallback = "") => read(name, z.string(), fallback),

    wholeNumber<Fallback extends number | null>(
      name: string,
      { from, to, fallback }: { from: number; to: number; fallback: Fallback },
    ): number | Fallback {
      const inRange = (text: string) => Number(text) >= from && Number(text) <= to;
      const number = z
        .string()
        .refine((text) => /^\d{1,9}$/.test(text) && inRange(text), {
          error: `a whole number from ${from} to ${to}`,
        })
        .transform(Number);
      return read(name, number, fallback);
    },

    choice: <Choice extends string>(name: string, choices: readonly Choice[], fallback: Choice) =>
      read(name, z.enum(choices, `one of ${choices.filter(Boolean).join(", ")}`), fallback),

    flag: (name: string, fallback: boolean) =>
      read(
        name,
        z.stringbool({ truthy: ["true"], falsy: ["false"], error: "true or false" }),
        fallback,
      ),

    /**
     * A URL that may carry a password; null when it is not set or invalid. A database's URL may be
     * without a host: it then names a socket.
     */
    secretUrl(name: string, protocols: readonly string[], example: string): string | null {
      const isUsable = (text: string) => {
        const url = URL.parse(text);
        if (url === null || !protocols.includes(url.protocol)) return false;
        return url.hostname !== "" || url.protocol.startsWith("postgres");
      };
      const hidden = "its value is not shown: it may hold a password";
      const rule = `a URL like ${example} (${hidden})`;
      const url = z.string().superRefine((text, { addIssue }) => {
        const character = unescapedCharacter(text);
        if (character)
          addIssue(
            `a URL whose user and password are escaped: write ${character} as ${escaped[character]} (${hidden})`,
          );
        else if (!isUsable(text)) addIssue(rule);
      });
      return read(name, url, null, { secret: true });
    },

    /** Scheme, host and port only, without a slash at the end. */
    origin<Fallback extends string | null>(name: string, fallback: Fallback): string | Fallback {
      const isOrigin = (text: string) => {
        const url = URL.parse(text);
        return url !== null && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`;
      };
      const rule = "a URL like https://www.example.com, without a path";
      const origin = z
        .string()
        .refine(isOrigin, rule)
        .transform((text) => new URL(text).origin);
      return read(name, origin, fallback);
    },

    /** IP addresses and ranges, separated by commas or spaces. */
    addressRanges(name: string): string[] {
      const range = z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()], {
        error: "IP addresses or ranges like 10.0.0.0/8, separated by commas",
      });
      const ranges = z
        .string()
        .transform((text) => text.split(/[\s,]+/).filter(Boolean))
        .pipe(z.array(range));
      return read(name, ranges, []);
    },

    /** "Name <user@host>" or "user@host"; null when it is not set. */
    mailAddress(name: string): MailAddress | null {
      const rule = 'one mail address like clinic@example.com or "Name <clinic@example.com>"';
      const address = z
        .string()
        .refine((text) => isAddress(parts(text).address), rule)
        .transform(parts);
      return read(name, address, null);
    },
  };
}

const escaped = { "#": "%23", "/": "%2F", "?": "%3F", "%": "%25" } as const;

/**
 * A character of a URL's user or password that is written as it is, and so changes the meaning of
 * the rest: "smtp://user:1#2@host" has the host "user". null: none. An "@" needs no escape, because
 * the last one counts.
 */
function unescapedCharacter(text: string): keyof typeof escaped | null {
  const [, rest = ""] = /^[a-z]+:\/\/(.*)$/is.exec(text) ?? [];
  // A query that follows a host may have an "@" of its own; mail servers have no such option.
  const beforeQuery = rest.split("?", 1)[0] ?? "";
  const hasLogin = beforeQuery.includes("@") && !/^smtp/i.test(text);
  const login = (hasLogin ? beforeQuery : rest).split("@").slice(0, -1).join("@");
  if (rest.includes("#")) return "#";
  const [end] = /[/?]/.exec(login) ?? [];
  if (end === "/" || end === "?") return end;
  return /%(?![\da-f]{2})/i.test(login) ? "%" : null;
}

function parts(text: string): MailAddress {
  const [, display = "", bracketed] = /^([^<>]*?)\s*<([^<>\s]+)>$/.exec(text) ?? [];
  return { name: display.replaceAll('"', ""), address: bracketed ?? text };
}

const isAddress = (text: string) => /^[^@\s<>",;:()[\]\\]+@[^@\s<>",;:()[\]\\]+$/.test(text);

export type MailAddress = { name: string; address: string };
