import { type WeeksShown, weeksShown } from "./numbers-types";

/** The period that the URL asks for. */
export const readWeeks = (query: URLSearchParams): WeeksShown =>
  weeksShown.find((weeks) => String(weeks) === query.get("weeks")) ?? weeksShown[0];
