import type { Count } from "~/contracts/desk-basics";

/** "12", or "999+" where counting stopped. */
export const countText = ({ number, more }: Count) =>
  `${number.toLocaleString("en-US")}${more ? "+" : ""}`;
