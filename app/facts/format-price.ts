const dollars = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" });

/** US dollars with two decimals: 123.4 → "$123.40", 1074.48 → "$1,074.48". */
export function formatPrice(price: number): string {
  return dollars.format(price);
}
