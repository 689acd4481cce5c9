import { formatPrice } from "./format-facts";
import { apostrophes, plainLine } from "./typed-text";

/** Longest invoice number, in characters. */
export const longestInvoice = 30;

/** Largest amount in cents: $999,999.99. */
export const largestAmount = 99_999_999;

/**
 * Dollars as typed, to cents: 19.99 → 1999. More than two decimals are rounded, half a cent up
 * (1.005 → 101), digit by digit, without floating point. A currency, thousands and a comma are
 * accepted where they are unambiguous ("$483,51", "1,234.50", "1 234,50"). null for anything but a
 * decimal number ("1e3"), for an ambiguous comma ("1,000"), for less than a cent, or for more than
 * the largest amount before rounding.
 */
export function centsOf(text: string): number | null {
  const cents = readAmount(text);
  return cents === "too-large" ? null : cents;
}

function readAmount(text: string): number | "too-large" | null {
  const [dollars = "", decimals = ""] = plainNumber(text)?.replace(/^0+/, "").split(".") ?? [];
  if (dollars.length > 6) return "too-large";
  const cents = Number(dollars + decimals.padEnd(2, "0").slice(0, 2));
  if (cents === largestAmount && /[1-9]/.test(decimals.slice(2))) return "too-large";
  return cents >= 1 ? cents + (decimals.charAt(2) >= "5" ? 1 : 0) : null;
}

const currency = /^(?:US ?\$|USD|\$) ?| ?(?:USD|\$)$/gi;
/** "1,234.50": groups of three, their mark, and decimals after another mark. */
const thousands = /^(\d{1,3}([ ',.])\d{3}(?:\2\d{3})*)(?:(?!\2)[.,](\d{1,2}))?$/;

/** The digits of a typed number and at most one decimal point; null where it is not unambiguous. */
function plainNumber(text: string): string | null {
  const typed = plainLine(text)
    .replace(/[\uff01-\uff5e]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replace(currency, "")
    .replace(/^\+/, "")
    .replace(apostrophes, "'");
  if (/^(\d+\.?\d*|\.\d+)$/.test(typed)) return typed;
  if (/^(\d*,\d{1,2}|0?,\d+)$/.test(typed)) return typed.replace(",", ".");
  const [, whole = "", mark = "", decimals] = thousands.exec(typed) ?? [];
  // One group after a comma may be decimals: "1,234".
  const isAmbiguous = decimals === undefined && mark === "," && whole.split(mark).length === 2;
  return mark === "" || isAmbiguous ? null : `${whole.replaceAll(mark, "")}.${decimals ?? ""}`;
}

/** Advice for a text that is no amount: the limit, or ways to write it, likeliest first. */
export type AmountAdvice = { most: string } | { ways: readonly string[] };

/** How to write an amount: "1,234" is 1234.00 or 1.23. Without ways where nothing was typed. */
export function adviceOn(text: string): AmountAdvice {
  if (readAmount(text) === "too-large") return { most: formatCents(largestAmount) };
  const typed = plainLine(text);
  const [whole, decimals] = /^\d{1,3},\d{3}$/.test(typed)
    ? [centsOf(typed.replace(",", "")), centsOf(typed.replace(",", "."))]
    : [];
  const ways = [whole, decimals].flatMap((cents) => (cents ? [amountText(cents)] : []));
  return { ways: ways.length === 0 && typed !== "" ? [amountText(48_351)] : ways };
}

/** A text that every browser's number field can hold: the field shows any other text as empty. */
export const isNumberText = (text: string) => /^(\d+(\.\d+)?)?$/.test(text);

/** 101 → "1.01", the form that the field accepts. */
export function amountText(cents: number): string {
  return `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, "0")}`;
}

/** 123456 → "$1,234.56", exact for every amount up to the largest. */
export function formatCents(cents: number): string {
  return formatPrice(amountText(cents) as `${number}`);
}
