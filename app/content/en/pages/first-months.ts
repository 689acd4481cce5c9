/** Words of the table of a treatment's first three months. */
export const firstMonthsWords = {
  heading: "What it may cost",
  summary: "Costs of the first three months",
  item: "What",
  cost: "Cost",
  medicine: "Medicine",
  consultation: "First consultation",
  free: "Free",
  orders: (orders: number, price: string, unit: string, lasts: string) =>
    `${orders} × ${price} per ${unit}, if one lasts about ${lasts}`,
  /** Shown while it is unknown how long an order lasts. */
  oneOrder: (price: string, unit: string) =>
    `${price} for one ${unit}. You may need three or more in three months.`,
  /** Shown only while it is known how long an order lasts. */
  sum: "Known so far",
  missing: (labels: readonly string[]) => `Not in this sum: ${labels.join(", ")}.`,
  estimate: "Ask for your total in writing",
} as const;
