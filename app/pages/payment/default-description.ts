import type { Facts } from "~/facts/facts-schema";

/** What is paid for when nobody says. */
export const defaultDescription = ({ name }: Facts) => `${name} Payment`;
