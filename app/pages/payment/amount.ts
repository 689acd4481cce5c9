/** Largest amount in cents: $999,999.99. */
export const largestAmount = 99_999_999;

/**
 * Dollars as typed, to cents: 19.99 → 1999. More than two decimals are rounded, half a cent up
 * (1.005 → 101), digit by digit: no floating point is involved. null for what is no decimal
 * number ("1e3", "1,000"), less than a cent, or more than the largest amount before rounding.
 */
export function centsOf(text: string): number | null {
  const match = /^\+?0*(\d{0,6})(?:\.(\d{0,40}))?$/.exec(text.trim());
  if (!match || !/\d/.test(text)) return null;
  const [, dollars = "", decimals = ""] = match;
  const cents = Number(dollars + decimals.padEnd(2, "0").slice(0, 2));
  const isMore = cents === largestAmount && /[1-9]/.test(decimals.slice(2));
  return cents >= 1 && !isMore ? cents + (decimals.charAt(2) >= "5" ? 1 : 0) : null;
}

/** 101 → "1.01", as the field takes it. */
export function amountText(cents: number): string {
  return `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, "0")}`;
}

const dollars = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" });

/** 123456 → "$1,234.56", exact for every amount up to the largest. */
export function formatCents(cents: number): string {
  return dollars.format(amountText(cents) as `${number}`);
}
