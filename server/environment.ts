import { isIP } from "node:net";

/**
 * Reads single settings out of an environment. Every fault is collected as one plain line, so
 * that a wrong configuration can be put right in one go. An empty value counts as not set.
 * Values that may carry a secret never appear in a fault.
 */
export function environmentReader(env: Record<string, string | undefined>) {
  const faults: string[] = [];

  const raw = (name: string) => env[name]?.trim() ?? "";
  const refuse = (name: string, rule: string, shown?: string) => {
    faults.push(`${name} must be ${rule}${shown === undefined ? "" : `, but is "${shown}"`}`);
  };

  return {
    faults,
    refuse,
    text: (name: string, fallback = "") => raw(name) || fallback,

    wholeNumber<Fallback extends number | null>(
      name: string,
      { from, to, fallback }: { from: number; to: number; fallback: Fallback },
    ): number | Fallback {
      const value = raw(name);
      if (value === "") return fallback;
      const number = /^\d{1,9}$/.test(value) ? Number(value) : Number.NaN;
      if (number >= from && number <= to) return number;
      refuse(name, `a whole number from ${from} to ${to}`, value);
      return fallback;
    },

    choice<Choice extends string>(name: string, choices: readonly Choice[], fallback: Choice) {
      const value = raw(name) || fallback;
      const found = choices.find((choice) => choice === value);
      if (found === undefined) refuse(name, `one of ${choices.filter(Boolean).join(", ")}`, value);
      return found ?? fallback;
    },

    flag(name: string, fallback: boolean) {
      const value = raw(name).toLowerCase();
      if (value === "") return fallback;
      if (value === "true" || value === "false") return value === "true";
      refuse(name, "true or false", value);
      return fallback;
    },

    /**
     * An address that may carry a password: null when not set or wrong. Of a database it may be
     * without a host, which is then a socket.
     */
    secretUrl(name: string, protocols: readonly string[], example: string): string | null {
      const value = raw(name);
      if (value === "") return null;
      const url = URL.parse(value);
      const hasHost = url !== null && (url.hostname !== "" || url.protocol.startsWith("postgres"));
      if (hasHost && protocols.includes(url.protocol)) return value;
      refuse(name, `an address like ${example} (its value is not shown: it may hold a password)`);
      return null;
    },

    /** Scheme, host and port only, without a slash at the end. */
    origin<Fallback extends string | null>(name: string, fallback: Fallback): string | Fallback {
      const value = raw(name);
      if (value === "") return fallback;
      const url = URL.parse(value);
      const plain = url && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`;
      if (plain) return url.origin;
      refuse(name, "an address like https://www.example.com, without a path", value);
      return fallback;
    },

    /** IP addresses and ranges, separated by commas or spaces. */
    addressRanges(name: string): string[] {
      const ranges = raw(name)
        .split(/[\s,]+/)
        .filter(Boolean);
      for (const range of ranges) {
        if (!isAddressRange(range)) {
          refuse(name, "IP addresses or ranges like 10.0.0.0/8, separated by commas", range);
        }
      }
      return ranges;
    },
  };
}

function isAddressRange(range: string) {
  const [address = "", prefix, ...rest] = range.split("/");
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  if (prefix === undefined) return true;
  return /^\d{1,3}$/.test(prefix) && Number(prefix) <= (version === 4 ? 32 : 128);
}
