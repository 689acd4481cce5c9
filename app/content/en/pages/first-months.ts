/** Words of the table of a treatment's first three months. */
export const firstMonthsWords = {
  heading: "What it may cost in the first three months",
  caption: "Costs of the first three months",
  item: "What",
  cost: "Cost",
  medicine: "Medicine",
  consultation: "First consultation",
  free: "Free",
  orders: (orders: number, price: string, unit: string, lasts: string) =>
    `${orders} × ${price} per ${unit}, if one lasts about ${lasts}`,
  /** Shown while it is unknown how long an order lasts. */
  oneOrder: (price: string, unit: string) =>
    `${price} for one ${unit}; how many you need depends on your dose`,
  sum: "Sum of what has a price",
  missing: (labels: readonly string[]) => `Not in this sum: ${labels.join(", ")}.`,
  furtherOrders: "further orders",
  estimate: "Ask for a written good-faith estimate",
} as const;
