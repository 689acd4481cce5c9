import type { Range } from "./facts-schema";

const whole = /* @__PURE__ */ new Intl.NumberFormat("en-US");

/** [600, 1200] → "600–1,200" */
export const fromTo = ([from, to]: Range) => `${whole.format(from)}–${whole.format(to)}`;

/** [200, 500] → "$200–$500" */
export const dollarsFromTo = ([from, to]: Range) => `${wholeDollars(from)}–${wholeDollars(to)}`;

/** 456 → "$456" */
export const wholeDollars = (amount: number) => `$${whole.format(amount)}`;

/** "+19045550142" → "(904) 555-0142". Accepts only numbers of the United States in E.164. */
export function formatPhone(e164: string): string {
  const [, area, exchange, line] = /^\+1(\d{3})(\d{3})(\d{4})$/.exec(e164) ?? [];
  if (!line) throw new Error(`"${e164}" is no phone number of the United States in E.164`);
  return `(${area}) ${exchange}-${line}`;
}

/**
 * A typed number for the desk: "904.555.0142" and "+1 904 555 0142" → "(904) 555-0142". Anything
 * but ten digits of the United States, such as an extension or a number from abroad, is returned as
 * typed.
 */
export function phoneText(typed: string): string {
  if (/^\s*\+[\s(]*[02-9]/.test(typed)) return typed;
  const digits = typed.replace(/[\s().+-]/g, "").replace(/^1(?=\d{10}$)/, "");
  return /^[2-9]\d{9}$/.test(digits) ? formatPhone(`+1${digits}`) : typed;
}

const dollars = /* @__PURE__ */ new Intl.NumberFormat("en-US", {
  style: "currency",
  currency: "USD",
});

/** US dollars with two decimals: 123.4 → "$123.40", 1074.48 → "$1,074.48". */
export function formatPrice(price: number | `${number}`): string {
  return dollars.format(price);
}
