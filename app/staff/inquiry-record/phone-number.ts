/** "tel:" with a dialable number: digits, and a plus where it was typed. */
export function telLink(phone: string): string {
  const international = phone.trim().startsWith("+") ? "+" : "";
  return `tel:${international}${phone.replace(/\D+/g, "")}`;
}

/** Digits of a phone number of the United States, with its area code. */
export const wholeNumber = 10;

/** Fewest digits of a number with the code of its country. */
export const fewestFromAbroad = 7;

/** The number of digits, if they are too few to be dialed; null: enough, or none. */
export function tooFewDigits(phone: string): number | null {
  const digits = phone.replace(/\D+/g, "").length;
  return digits > 0 && digits < wholeNumber ? digits : null;
}
