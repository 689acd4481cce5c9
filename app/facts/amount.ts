/** Largest amount in cents: $999,999.99. */
export const largestAmount = 99_999_999;

/**
 * Dollars as typed, to cents: 19.99 → 1999. More than two decimals are rounded, half a cent up
 * (1.005 → 101), digit by digit, without floating point. A comma is accepted where it is
 * unambiguous ("483,51", "1,234.50"). null for anything but a decimal number ("1e3"), for an
 * ambiguous comma ("1,000"), for less than a cent, or for more than the largest amount before
 * rounding.
 */
export function centsOf(text: string): number | null {
  const match = /^\+?0*(\d{0,6})(?:\.(\d{0,40}))?$/.exec(withPoint(text.trim()));
  if (!match || !/\d/.test(text)) return null;
  const [, dollars = "", decimals = ""] = match;
  const cents = Number(dollars + decimals.padEnd(2, "0").slice(0, 2));
  const isMore = cents === largestAmount && /[1-9]/.test(decimals.slice(2));
  return cents >= 1 && !isMore ? cents + (decimals.charAt(2) >= "5" ? 1 : 0) : null;
}

/** The number with a decimal point, where its commas are unambiguous. */
function withPoint(text: string): string {
  if (/^(\d*,\d{1,2}|0?,\d+)$/.test(text)) return text.replace(",", ".");
  if (/^\d{1,3}(,\d{3})+\.\d{1,2}$/.test(text)) return text.replaceAll(",", "");
  if (/^\d{1,3}(\.\d{3})+,\d{1,2}$/.test(text)) return text.replaceAll(".", "").replace(",", ".");
  return text;
}

/**
 * Ways to write an amount whose comma is ambiguous, likeliest first: "1,234" is 1234.00 or 1.23.
 * Empty where a comma is not the error.
 */
export function waysToWrite(text: string): string[] {
  const typed = text.trim();
  const thousands = /^[1-9]\d{0,2}(,\d{3})+$/.test(typed) && centsOf(typed.replaceAll(",", ""));
  if (!thousands) return typed.includes(",") ? [amountText(48_351)] : [];
  const decimals =
    typed.indexOf(",") === typed.lastIndexOf(",") && centsOf(typed.replace(",", "."));
  return [thousands, decimals || 0].filter(Boolean).map(amountText);
}

/** A text that a number field can hold: the field shows any other text as empty. */
export const isNumberText = (text: string) => /^[+-]?\d*(\.\d*)?(e[+-]?\d+)?$/i.test(text);

/** 101 → "1.01", the form that the field accepts. */
export function amountText(cents: number): string {
  return `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, "0")}`;
}

const dollars = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" });

/** 123456 → "$1,234.56", exact for every amount up to the largest. */
export function formatCents(cents: number): string {
  return dollars.format(amountText(cents) as `${number}`);
}
