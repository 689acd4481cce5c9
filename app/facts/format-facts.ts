import type { Range } from "./facts-schema";

const whole = new Intl.NumberFormat("en-US");

/** [600, 1200] → "600–1,200" */
export const fromTo = ([from, to]: Range) => `${whole.format(from)}–${whole.format(to)}`;

/** [200, 500] → "$200–$500" */
export const dollarsFromTo = ([from, to]: Range) => `${wholeDollars(from)}–${wholeDollars(to)}`;

/** 456 → "$456" */
export const wholeDollars = (amount: number) => `$${whole.format(amount)}`;
